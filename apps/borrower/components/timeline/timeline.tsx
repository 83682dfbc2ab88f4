import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';

export type TimelineStep = {
  key: string;
  title: string;
  detail?: ReactNode;
  state: 'done' | 'now' | 'later';
};

/** What has happened, what is happening, what comes next; the state is said in words too. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const words = useTranslations('lending.timeline');
  return (
    <ol className="timeline">
      {steps.map(({ key, title, detail, state }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="timeline-mark">{state === 'done' ? <Icon name="check" /> : null}</span>
          <div>
            <p className="timeline-title">
              {title} <span className="visually-hidden">({words(state)})</span>
            </p>
            {detail === undefined ? null : <p className="timeline-detail">{detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
