import { memo } from 'react';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';

/** The screen is full without them; their room is kept. Drawn anew only for another term, after the finger is answered. */
export const LatePaydayDates = memo(
  lazyComponent(
    async () => (await import('./payday-dates.tsx')).PaydayDates,
    <div className="payday-strip-waiting" aria-busy />,
  ),
);
