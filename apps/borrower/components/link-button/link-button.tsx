import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import type { ButtonVariant } from '../button/button.tsx';

/** A link to another screen that looks like a button: for going somewhere, never for doing something. */
export function LinkButton({
  href,
  variant = 'primary',
  state,
  children,
}: {
  href: string;
  variant?: ButtonVariant;
  /** Kept with the history entry: what the next screen is about, without telling it in the address. */
  state?: object;
  children: ReactNode;
}) {
  return (
    <Link href={href} {...(state === undefined ? {} : { state })} className={`button button-${variant}`}>
      <span className="button-text">{children}</span>
    </Link>
  );
}
