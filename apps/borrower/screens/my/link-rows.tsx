import { Link } from 'wouter';
import { Icon, type IconName } from '../../components/icon/icon.tsx';

export type LinkRow = { href: `/${string}`; icon: IconName; label: string };

export function LinkRows({ title, rows }: { title: string; rows: readonly LinkRow[] }) {
  return (
    <section className="link-rows">
      <h2>{title}</h2>
      <ul>
        {rows.map(({ href, icon, label }) => (
          <li key={href}>
            <Link href={href}>
              <Icon name={icon} />
              <span>{label}</span>
              <Icon name="forward" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
