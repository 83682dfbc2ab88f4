import { memo } from 'react';
import { latePart } from '../../components/late-part/late-part.tsx';

/** The screen is full without them; their room is kept. Drawn anew only for another term, after the finger is answered. */
export const LatePaydayDates = memo(
  latePart(
    async () => (await import('./payday-dates.tsx')).PaydayDates,
    <div className="payday-strip-waiting" aria-busy />,
  ),
);
