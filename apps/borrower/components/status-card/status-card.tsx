import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

export type StatusTone = 'calm' | 'good' | 'attention' | 'problem';

const toneIcons: Record<StatusTone, IconName> = {
  calm: 'clock',
  good: 'check',
  attention: 'clock',
  problem: 'alert',
};

/** Where one stands: a sentence, a time and the next step. */
export function StatusCard({
  tone,
  title,
  when,
  children,
  action,
}: {
  tone: StatusTone;
  title: ReactNode;
  when?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <section className={`status-card status-card-${tone}`}>
      <div className="status-card-head">
        <span className="status-card-badge">
          <Icon name={toneIcons[tone]} />
        </span>
        <div>
          <h2>{title}</h2>
          {when === undefined ? null : <p className="status-card-when">{when}</p>}
        </div>
      </div>
      {children}
      {action === undefined ? null : <div className="status-card-action">{action}</div>}
    </section>
  );
}
