import type { PendingDeletion } from '@luwag/contract/endpoints/deletion/deletion-answer';
import { takeBackDeletion } from '@luwag/contract/endpoints/deletion/take-back-deletion';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { useIdempotencyKey } from '../../store/idempotency-key.ts';
import { askServerAgain } from '../../store/use-answer.ts';
import { useMoneySubmission } from '../../store/use-money-submission.ts';
import { Button } from '../button/button.tsx';
import { longDate } from '../../messages/long-date.ts';
import { LazyMessages } from '../lazy-messages/lazy-messages.tsx';
import { TapProblem } from '../needs-network/form-problems.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { StatusCard } from '../status-card/status-card.tsx';
import { showToast } from '../toast/toast.tsx';

/** An account that is going to be deleted: since when, by when, and the way back. */
export function DeletionBanner({ pending }: { pending: PendingDeletion }) {
  return (
    <LazyMessages namespaces={['deletion']} waiting={<Skeleton lines={4} />}>
      <Banner pending={pending} />
    </LazyMessages>
  );
}

function Banner({ pending: { askedAt, carriedOutByOn } }: { pending: PendingDeletion }) {
  const words = useTranslations('deletion');
  const errorWords = useErrorWords();
  const locale = useLocale();
  const { keyFor, finish } = useIdempotencyKey();
  const submission = useMoneySubmission();
  const { isBusy, refusal, send } = submission;
  const takeBack = async () => {
    const kept = await send(() => call(takeBackDeletion, {}, { idempotencyKey: keyFor(askedAt) }));
    if (kept !== null) {
      finish();
      showToast(words('takenBack'));
    }
    await askServerAgain();
  };
  const dates = {
    date: longDate(manilaDateOf(Date.parse(askedAt)), locale),
    by: longDate(carriedOutByOn, locale),
  };
  return (
    <StatusCard
      tone="attention"
      title={words('pendingTitle')}
      action={
        <Button variant="secondary" isBusy={isBusy} onClick={() => void takeBack()}>
          {words('takeBack')}
        </Button>
      }
    >
      <p>{words('pending', dates)}</p>
      <TapProblem {...submission} problem={refusal && errorWords(refusal)} again={() => void takeBack()} />
    </StatusCard>
  );
}
