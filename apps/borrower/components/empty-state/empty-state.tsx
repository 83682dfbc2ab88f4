import type { ReactNode } from 'react';

/** Nothing here yet, and what would bring something here. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty-state">
      <span className="empty-state-ring" aria-hidden="true" />
      <h2>{title}</h2>
      {children}
      {action}
    </div>
  );
}
