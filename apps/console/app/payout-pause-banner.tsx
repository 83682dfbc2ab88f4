import { Link } from '@tanstack/react-router';
import { stuckWords as say } from '../messages/stuck-words.ts';
import { pauseQuery } from './pause-query.ts';
import { placesOf } from './places.ts';
import { usePolledQuery } from './use-polled-query.ts';
import { useStaff } from './use-staff.ts';

/** Told on every screen, because each person who talks to a borrower should know that money waits. */
export function PayoutPauseBanner() {
  const { data: pause } = usePolledQuery(pauseQuery);
  const { role } = useStaff();
  if (pause === undefined || pause === null) return null;
  const place = placesOf(role).find(({ to }) => to === '/stuck-work');
  return (
    <output className="held">
      {say.pausedBanner} {place === undefined ? null : <Link to={place.to}>{say.lookAtPause}</Link>}
    </output>
  );
}
