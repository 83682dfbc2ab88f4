import { useTranslations } from 'use-intl';
import { LinkButton } from '../link-button/link-button.tsx';
import { StatusCard } from '../status-card/status-card.tsx';

/** While an application is looked at, its answers stand still. */
export function LockedAnswers() {
  const words = useTranslations('profile.locked');
  return (
    <StatusCard
      tone="calm"
      title={words('title')}
      action={<LinkButton href="/homeIndex">{words('home')}</LinkButton>}
    >
      <p>{words('text')}</p>
    </StatusCard>
  );
}
