import type { ReactNode } from 'react';
import { BrandMark } from '../brand-mark/brand-mark.tsx';

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
      <span className="empty-state-mark">
        <BrandMark />
      </span>
      <h2>{title}</h2>
      {children}
      {action}
    </div>
  );
}
