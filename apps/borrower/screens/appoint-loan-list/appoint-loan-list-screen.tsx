import { getReloan } from '@luwag/contract/endpoints/rewards/get-reloan';
import type { ReloanState } from '@luwag/contract/endpoints/rewards/reloan-answer';
import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { NoOffer } from '../../components/blocked-offer/blocked-offer.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useAnswer } from '../../store/use-answer.ts';
import { PastLoans } from './past-loans.tsx';
import { SkippedLoan } from './skipped-loan.tsx';
import { UpcomingLoan } from './upcoming-loan.tsx';

/** What goes out next, to skip, change or end; and what went out before. */
export default function AppointLoanListScreen() {
  const words = useTranslations('easy-reloan');
  const reloan = useAnswer(getReloan, {});
  return (
    <ScreenFrame title={words('list.title')} lead={words('list.lead')} back="/homeIndex">
      <AnswerView query={reloan} lines={8}>
        {(value) => (isWorthShowing(value) ? <Loans reloan={value} /> : <NoOffer />)}
      </AnswerView>
    </ScreenFrame>
  );
}

/** What is on, scheduled or past is shown without an offer too, so that it can be ended. */
function isWorthShowing({ isAvailable, isOn, upcoming, past }: ReloanState): boolean {
  return isAvailable || isOn || upcoming !== null || past.length > 0;
}

function Loans({ reloan }: { reloan: ReloanState }) {
  const words = useTranslations('easy-reloan.on');
  const { isAvailable, isOn, upcoming, lock, rewards, past } = reloan;
  return (
    <>
      {isOn && !isAvailable && upcoming === null ? <p>{words('noOffer')}</p> : null}
      {upcoming === null ? (
        <NothingUpcoming reloan={reloan} />
      ) : (
        <UpcomingLoan upcoming={upcoming} lock={lock} rewards={rewards} />
      )}
      <PastLoans past={past} />
    </>
  );
}

function NothingUpcoming({ reloan: { isOn, past } }: { reloan: ReloanState }) {
  const skipped = past.find(({ bringBackUntil }) => bringBackUntil !== null);
  const until = skipped?.bringBackUntil ?? null;
  return skipped === undefined || until === null ? (
    <NothingScheduled isOn={isOn} />
  ) : (
    <SkippedLoan loan={skipped} until={until} />
  );
}

function NothingScheduled({ isOn }: Pick<ReloanState, 'isOn'>) {
  const words = useTranslations('easy-reloan.list');
  return (
    <EmptyState
      picture="dial"
      title={words('noneTitle')}
      action={
        <LinkButton href="/appointLoan" variant="secondary">
          {words('setting')}
        </LinkButton>
      }
    >
      <p>{isOn ? words('noneOn') : words('noneOff')}</p>
    </EmptyState>
  );
}
