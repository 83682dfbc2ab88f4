import type { CallOutput } from '@luwag/contract/endpoint';
import type { getHome } from '@luwag/contract/endpoints/application/get-home';
import { useTranslations } from 'use-intl';
import { AmountsEye } from '../../components/amounts-eye/amounts-eye.tsx';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Bell } from '../../components/bell/bell.tsx';
import { RefreshControl } from '../../components/refresh-control/refresh-control.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useHome } from '../../store/use-home.ts';
import { LateDeletionBanner } from '../../components/deletion-banner/late-deletion-banner.tsx';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { isJustCancelled } from '../../components/loan-card/is-just-cancelled.ts';
import { HeldCredit } from '../../components/loan-card/held-credit.tsx';
import { LoanCard } from '../../components/loan-card/loan-card.tsx';
import { momentOf } from '../../components/moment/moment-of.ts';
import { OfferCard } from './offer-card.tsx';
import { RewardsRows, UpcomingLoan } from './rewards-rows.tsx';
import { TasksToDo } from './tasks-to-do.tsx';
import { useNews } from './use-news.ts';

const CorrectionCard = hydratedComponent(
  async () => (await import('./correction-card.tsx')).default,
  <Skeleton lines={6} />,
);
const DeclinedCard = hydratedComponent(
  async () => (await import('./declined-card.tsx')).DeclinedCard,
  <Skeleton lines={6} />,
);

const ReviewCard = hydratedComponent(
  async () => (await import('./review-card.tsx')).ReviewCard,
  <Skeleton lines={6} />,
);

const MomentView = hydratedComponent(
  async () => (await import('../../components/moment/moment-view.tsx')).MomentView,
  <Skeleton lines={8} />,
);

export type Home = CallOutput<typeof getHome>;

/** Where the borrower stands and the one next step. */
export default function HomeIndexScreen() {
  const words = useTranslations('home-index');
  const home = useHome();
  const firstName = home.data?.firstName ?? null;
  return (
    <ScreenFrame title={firstName === null ? words('welcome') : words('hello', { name: firstName })}>
      <Bell unread={home.data?.unreadMessages ?? 0} />
      <AnswerView query={home} lines={6}>
        {(value) => (
          <div className="home-state" aria-live="polite" data-state={value.state}>
            {value.deletion === null ? null : <LateDeletionBanner pending={value.deletion} />}
            <NewsOrUsual home={value} />
          </div>
        )}
      </AnswerView>
      <RefreshControl />
    </ScreenFrame>
  );
}

/** Good news has the screen once. After that home is as always. */
function NewsOrUsual({ home }: { home: Home }) {
  const { news, end } = useNews(home.moment);
  const moment = news && momentOf(news, home);
  if (news !== null && moment !== null) {
    return (
      <MomentView
        key={news.messageId}
        moment={moment}
        messageId={news.messageId}
        eye={<AmountsEye />}
        onHome={end}
      />
    );
  }
  return (
    <>
      <UpcomingLoan home={home} />
      <CancelledLoan home={home} />
      <StateCard home={home} />
      <CorrectionBesideLoan home={home} />
      {home.heldCredit === null ? null : <HeldCredit {...home.heldCredit} />}
      <RewardsRows home={home} />
    </>
  );
}

/** Above what comes next: the loan given back is over, and nothing is owed for it. */
function CancelledLoan({ home: { loan, today } }: { home: Home }) {
  return loan !== null && isJustCancelled(loan, today) ? <LoanCard loan={loan} /> : null;
}

/** A name that may be corrected while a loan runs: the loan comes first, and stays as it is. */
function CorrectionBesideLoan({ home }: { home: Home }) {
  const isOfState = home.state === 'correctionRequested' || home.correctionItems.length === 0;
  return isOfState ? null : <CorrectionCard home={home} />;
}

function StateCard({ home }: { home: Home }) {
  switch (home.state) {
    case 'incomplete':
      return <TasksToDo home={home} />;
    case 'correctionRequested':
      return <CorrectionCard home={home} />;
    case 'underReview':
      return <ReviewCard home={home} />;
    case 'canWithdraw':
      return <OfferCard home={home} />;
    case 'disbursing':
    case 'repaying':
    case 'disbursementFailed':
      return home.loan === null ? null : <LoanCard loan={home.loan} />;
    case 'rejected':
    case 'mayReapply':
      return <DeclinedCard home={home} />;
    default:
      return home.state satisfies never;
  }
}
