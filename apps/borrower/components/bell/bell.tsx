import { useTranslations } from 'use-intl';
import { Link } from '../link/link.tsx';

/** The way to the messages, with how many are unread; beside the heading of a screen. */
export function Bell({ unread }: { unread: number }) {
  const words = useTranslations('bell');
  return (
    <Link href="/msgCenter" className="icon-button bell">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0M12 3v2" />
      </svg>
      {unread === 0 ? null : (
        <span className="bell-count" aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      <span className="visually-hidden">{words('unread', { count: unread })}</span>
    </Link>
  );
}
