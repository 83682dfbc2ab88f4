import { Link } from '../../components/link/link.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';

/** Leads to a screen, or opens something on this one. */
export type LinkRow = { icon: IconName; label: string } & ({ href: `/${string}` } | { open: () => void });

export function LinkRows({ title, rows }: { title: string; rows: readonly LinkRow[] }) {
  return (
    <section className="link-rows">
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.label}>
            {'href' in row ? (
              <Link href={row.href}>
                <RowContent {...row} />
              </Link>
            ) : (
              <button type="button" onClick={row.open}>
                <RowContent {...row} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function RowContent({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>{label}</span>
      <Icon name="forward" />
    </>
  );
}
