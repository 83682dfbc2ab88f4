import type { CallOutput } from '@luwag/contract/endpoint';
import { askDeletion } from '@luwag/contract/endpoints/deletion/ask-deletion';
import { getDeletion } from '@luwag/contract/endpoints/deletion/get-deletion';
import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { TapProblem } from '../../components/needs-network/form-problems.tsx';
import { DeletionBanner } from '../../components/deletion-banner/deletion-banner.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { showToast } from '../../components/toast/toast.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { useIdempotencyKey } from '../../store/idempotency-key.ts';
import { askServerAgain, useAnswer } from '../../store/use-answer.ts';
import { useMoneySubmission } from '../../store/use-money-submission.ts';

type Deletion = CallOutput<typeof getDeletion>;

/** Deleting the account: what stands against it, what goes, what the law keeps, and the wish itself. */
export default function DeletionSheet({ onClose }: { onClose: () => void }) {
  const words = useTranslations('my');
  const deletion = useAnswer(getDeletion, {});
  return (
    <Sheet title={words('links.deletion')} isOpen onClose={onClose}>
      <LazyMessages namespaces={['deletion']} waiting={<Skeleton lines={8} />}>
        <AnswerView query={deletion} lines={8}>
          {(value) => <Content deletion={value} onClose={onClose} />}
        </AnswerView>
      </LazyMessages>
    </Sheet>
  );
}

function Content({ deletion, onClose }: { deletion: Deletion; onClose: () => void }) {
  const words = useTranslations('deletion');
  const { pending, blockedBy, hasLoanRecords } = deletion;
  if (pending !== null) return <DeletionBanner pending={pending} />;
  if (blockedBy !== null) {
    return (
      <div className="deletion">
        <p>{words(`blocked.${blockedBy}`)}</p>
        <LinkButton href="/billIndex">{words('seeLoans')}</LinkButton>
      </div>
    );
  }
  const stays = hasLoanRecords ? (['loans', 'papers', 'consents'] as const) : (['consents'] as const);
  return (
    <div className="deletion">
      <RefusedBefore refusedFor={deletion.refusedFor} />
      <p>{words('lead')}</p>
      <h3>{words('goes.title')}</h3>
      <ul>
        {(['answers', 'photos', 'phone'] as const).map((what) => (
          <li key={what}>{words(`goes.${what}`)}</li>
        ))}
      </ul>
      <h3>{words('stays.title')}</h3>
      <ul>
        {stays.map((what) => (
          <li key={what}>{words(`stays.${what}`)}</li>
        ))}
      </ul>
      <p>{words('again')}</p>
      <Ask onClose={onClose} />
    </div>
  );
}

function RefusedBefore({ refusedFor }: Pick<Deletion, 'refusedFor'>) {
  const words = useTranslations('deletion');
  if (refusedFor === null) return null;
  const isKnown = refusedFor === 'KEPT_BY_LAW' || refusedFor === 'NOT_AGREED';
  return (
    <p>
      <b>{words('refusedTitle')}.</b> {words(`refused.${isKnown ? refusedFor : 'other'}`)}
    </p>
  );
}

function Ask({ onClose }: { onClose: () => void }) {
  const words = useTranslations('deletion');
  const errorWords = useErrorWords();
  const { keyFor, finish } = useIdempotencyKey();
  const submission = useMoneySubmission();
  const { isBusy, refusal, send } = submission;
  const ask = async () => {
    const asked = await send(() => call(askDeletion, {}, { idempotencyKey: keyFor('ask') }));
    if (asked !== null) {
      finish();
      showToast(words('asked'));
      onClose();
    }
    await askServerAgain();
  };
  return (
    <>
      <TapProblem {...submission} problem={refusal && errorWords(refusal)} again={() => void ask()} />
      <Button variant="danger" isBusy={isBusy} onClick={() => void ask()}>
        {words('ask')}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {words('keep')}
      </Button>
    </>
  );
}
