import { memo } from 'react';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';

/** The screen is full without them; their room is kept. Rendered again only for another term, after the finger is answered. */
export const LatePaydayDates = memo(
  hydratedComponent(
    async () => (await import('./payday-dates.tsx')).PaydayDates,
    <div className="payday-strip-waiting" aria-busy />,
  ),
);
