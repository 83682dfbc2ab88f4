import type { ComponentProps, MouseEvent } from 'react';
import { clickGuardMs, useClickGuard } from './click-guard.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  /** While the request of this button is on its way: further clicks do nothing and assistive technology is told. */
  isBusy?: boolean;
  /** Time during which further clicks are held back; 0 for buttons that may be pressed quickly, such as plus and minus. */
  guardMs?: number;
};

export function Button({
  variant = 'primary',
  isBusy = false,
  guardMs = clickGuardMs,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { isGuarded, pass } = useClickGuard(guardMs);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || !pass()) {
      // Also keeps a submit button from sending its form twice.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={`button button-${variant} ${className}`.trimEnd()}
      aria-disabled={isGuarded || isBusy ? true : undefined}
      aria-busy={isBusy ? true : undefined}
      onClick={click}
    >
      {isBusy ? <span className="button-spinner" aria-hidden="true" /> : null}
      <span className="button-text">{children}</span>
    </button>
  );
}
