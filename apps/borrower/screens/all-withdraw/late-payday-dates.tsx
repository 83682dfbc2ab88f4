import { latePart } from '../../components/late-part/late-part.tsx';

/** The screen is full without them; their room is kept. */
export const LatePaydayDates = latePart(
  async () => (await import('./payday-dates.tsx')).PaydayDates,
  <div className="payday-strip-waiting" aria-busy />,
);
