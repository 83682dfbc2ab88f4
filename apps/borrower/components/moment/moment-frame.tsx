import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { Moment } from './moment-of.ts';

/** Good news as a view of its own: one sentence, one amount, and what to do next. */
export function MomentFrame({
  kind,
  title,
  lead,
  figure,
  after,
  action,
  children,
}: {
  kind: Moment['kind'];
  title: string;
  /** Stands before the amount. */
  lead?: ReactNode;
  figure: ReactNode;
  /** Ends the sentence that the amount begins. */
  after?: ReactNode;
  /** Buttons, the one most people need first. */
  action: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="moment" data-moment={kind}>
      <span className="moment-mark">
        <Icon name="check" />
      </span>
      <h2>{title}</h2>
      {lead === undefined ? null : <p>{lead}</p>}
      <p className="moment-figure">{figure}</p>
      {after === undefined ? null : <p className="moment-after">{after}</p>}
      {children}
      <div className="moment-action">{action}</div>
    </section>
  );
}
