import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { Home } from './home-index-screen.tsx';
import { ReapplyCard } from './reapply-card.tsx';
import { RejectedCard } from './rejected-card.tsx';

/** After a decline: why, and from when one may ask again; once that day has come, the way to do it. */
export function DeclinedCard({ home }: { home: Home }) {
  return (
    <LazyMessages namespaces={['declined']} waiting={<Skeleton lines={6} />}>
      {home.state === 'mayReapply' ? <ReapplyCard home={home} /> : <RejectedCard home={home} />}
    </LazyMessages>
  );
}
