import { useTranslations } from 'use-intl';
import { Link } from '../components/link/link.tsx';
import { Icon, type IconName } from '../components/icon/icon.tsx';
import type { Tab } from '../routing/screen-route.ts';

const items: readonly { tab: Tab; path: string; icon: IconName }[] = [
  { tab: 'home', path: '/homeIndex', icon: 'home' },
  { tab: 'loan', path: '/billIndex', icon: 'loan' },
  { tab: 'profile', path: '/my', icon: 'profile' },
];

export function BottomNavigation({ current }: { current: Tab }) {
  const words = useTranslations('app.tabs');
  return (
    <nav className="bottom-navigation" aria-label={words('label')}>
      {items.map(({ tab, path, icon }) => (
        <Link key={tab} href={path} aria-current={tab === current ? 'page' : undefined}>
          <Icon name={icon} />
          {words(tab)}
        </Link>
      ))}
    </nav>
  );
}
