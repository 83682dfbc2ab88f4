import type { ReactNode } from 'react';
import './page-heading.css';

/**
 * The heading of a screen. It takes the focus when the screen opens, so that a keyboard goes on there and a screen reader
 * says where it is. Where somebody has gone on to a field meanwhile, it stays there.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} ref={takeFocus}>
      {children}
    </h1>
  );
}

function takeFocus(heading: HTMLHeadingElement | null): void {
  const { activeElement } = document;
  const isLeftBehind =
    activeElement === null || activeElement === document.body || activeElement.closest('nav') !== null;
  if (isLeftBehind) heading?.focus();
}
