import type { HomeState } from '@luwag/contract/endpoints/application/get-home';
import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { useHome } from '../../store/use-home.ts';

type Way = {
  lead: 'incomplete' | 'review' | 'rejected' | 'offer';
  way: 'toForm' | 'toReview' | 'toHome' | 'toOffer';
};

/** Null while home already shows a loan and the list does not yet. */
const stages: Readonly<Record<HomeState, Way | null>> = {
  incomplete: { lead: 'incomplete', way: 'toForm' },
  correctionRequested: { lead: 'incomplete', way: 'toForm' },
  mayReapply: { lead: 'incomplete', way: 'toForm' },
  underReview: { lead: 'review', way: 'toReview' },
  rejected: { lead: 'rejected', way: 'toHome' },
  canWithdraw: { lead: 'offer', way: 'toOffer' },
  disbursing: null,
  repaying: null,
  disbursementFailed: null,
};

/** Tells a borrower without a loan how far they are, and what comes next. */
export function NoLoanYet() {
  const home = useHome();
  return (
    <AnswerView query={home} lines={6}>
      {({ state }) => <Stage state={state} />}
    </AnswerView>
  );
}

function Stage({ state }: { state: HomeState }) {
  const words = useTranslations('bill-index.noneYet');
  const stage = stages[state];
  if (stage === null) return null;
  const { lead, way } = stage;
  return (
    <EmptyState
      picture="paper"
      title={words('title')}
      action={
        lead === 'offer' ? (
          <>
            <LinkButton href="/allWithdraw">{words('toOffer')}</LinkButton>
            <LinkButton href="/subIndex" variant="quiet">
              {words('toInstallments')}
            </LinkButton>
          </>
        ) : (
          <LinkButton href="/homeIndex">{words(way)}</LinkButton>
        )
      }
    >
      <p>{words(lead)}</p>
    </EmptyState>
  );
}
