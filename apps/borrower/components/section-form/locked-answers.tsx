import { useTranslations } from 'use-intl';
import { LinkButton } from '../link-button/link-button.tsx';
import { StatusCard } from '../status-card/status-card.tsx';

/** While an application is looked at, its answers stand still; name and ID stay as they were approved. */
export function LockedAnswers({ isFixed }: { isFixed: boolean }) {
  const words = useTranslations('profile.locked');
  return (
    <StatusCard
      tone="calm"
      title={words(isFixed ? 'fixedTitle' : 'title')}
      action={<LinkButton href="/homeIndex">{words('home')}</LinkButton>}
    >
      <p>{words(isFixed ? 'fixedText' : 'text')}</p>
    </StatusCard>
  );
}
