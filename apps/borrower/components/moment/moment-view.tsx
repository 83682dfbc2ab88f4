import type { ReactNode } from 'react';
import { LazyMessages } from '../lazy-messages/lazy-messages.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { ApprovedMoment } from './approved-moment.tsx';
import { ArrivedMoment } from './arrived-moment.tsx';
import type { Moment } from './moment-of.ts';
import { PaidMoment } from './paid-moment.tsx';
import { useSeen } from './use-seen.ts';

export type MomentProps = {
  moment: Moment;
  /** The message that is read by seeing this; null where another part marks it. */
  messageId: string | null;
  /** Beside the amount, where a screen can cover its amounts. */
  eye?: ReactNode;
  /** Leaves the view on Home; elsewhere a link leads there. */
  onHome?: () => void;
};

/** Good news as a view of its own. Seeing it reads the message that announced it, on every phone of the borrower. */
export function MomentView({ messageId, ...shown }: MomentProps) {
  useSeen(messageId);
  return (
    <LazyMessages namespaces={['moments', 'papers']} waiting={<Skeleton lines={8} />}>
      <Shown {...shown} />
    </LazyMessages>
  );
}

function Shown({ moment, ...place }: Omit<MomentProps, 'messageId'>) {
  switch (moment.kind) {
    case 'approved':
      return <ApprovedMoment moment={moment} {...place} />;
    case 'arrived':
      return <ArrivedMoment moment={moment} {...place} />;
    case 'paid':
      return <PaidMoment moment={moment} {...place} />;
    default:
      return moment satisfies never;
  }
}
