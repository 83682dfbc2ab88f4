import { useTranslations } from 'use-intl';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';

export default function NotFoundScreen() {
  const words = useTranslations('not-found');
  return (
    <ScreenFrame
      title={words('title')}
      lead={words('lead')}
      actions={
        <>
          <LinkButton href="/homeIndex">{words('home')}</LinkButton>
          <LinkButton href="/billIndex" variant="secondary">
            {words('loan')}
          </LinkButton>
          <LinkButton href="/start" variant="secondary">
            {words('start')}
          </LinkButton>
        </>
      }
    >
      <span className="way-sign" aria-hidden="true" />
    </ScreenFrame>
  );
}
