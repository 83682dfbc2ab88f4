import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';

type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** What the screen it leads to is told; it stands in the entry of the browser's history and in no address. */
  state?: unknown;
};

/** A link to another screen. It follows no address, so that a tap on one does not render every other one again. */
export function Link({ href, state, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // What opens a tab or a window is the browser's.
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    navigate(href, { state });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
