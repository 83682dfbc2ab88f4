import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ButtonVariant } from '../button/button.tsx';

/** A link to another screen that looks like a button: for going somewhere, never for doing something. */
export function LinkButton({
  href,
  variant = 'primary',
  children,
}: {
  href: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  return (
    <Link href={href} className={`button button-${variant}`}>
      <span className="button-text">{children}</span>
    </Link>
  );
}
