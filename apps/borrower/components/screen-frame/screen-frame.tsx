import type { ReactNode } from 'react';
import { AppHeader, type BackTarget } from '../app-header/app-header.tsx';

/** What every screen is put into: header, one heading that takes the focus on arrival, content, actions last. */
export function ScreenFrame({
  title,
  lead,
  back,
  actions,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  back?: BackTarget;
  /** Buttons at the end of the page, first the one most people need. */
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="screen-frame">
      <AppHeader back={back} />
      <main className="screen-main">
        <h1 tabIndex={-1}>{title}</h1>
        {lead === undefined ? null : <p className="screen-lead">{lead}</p>}
        {children}
        {actions === undefined ? null : <div className="screen-actions">{actions}</div>}
      </main>
    </div>
  );
}
