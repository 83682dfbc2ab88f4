import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { changeView } from './change-view.ts';

/** On Home itself the view gives way to it. */
export function HomeWay({ onHome }: { onHome: (() => void) | undefined }) {
  const words = useTranslations('moments');
  return onHome === undefined ? (
    <LinkButton href="/homeIndex" variant="quiet">
      {words('home')}
    </LinkButton>
  ) : (
    <Button variant="quiet" onClick={() => changeView(onHome)}>
      {words('home')}
    </Button>
  );
}
