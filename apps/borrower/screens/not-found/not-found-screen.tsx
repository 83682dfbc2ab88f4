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
      <svg className="way-sign" viewBox="0 0 148 120" aria-hidden="true">
        <path className="way-sign-post" d="M70 8v106M48 114h44" />
        <path className="way-sign-right" d="M70 16h52l18 14-18 14H70z" />
        <path className="way-sign-left" d="M70 54H28L12 67l16 13h42z" />
      </svg>
    </ScreenFrame>
  );
}
