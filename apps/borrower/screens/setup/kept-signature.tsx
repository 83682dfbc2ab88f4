import { getSignature } from '@luwag/contract/endpoints/loan/get-signature';
import { saveSignature } from '@luwag/contract/endpoints/loan/save-signature';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { FormProblems } from '../../components/needs-network/form-problems.tsx';
import {
  emptySignature,
  finishedSignature,
  SignaturePad,
} from '../../components/signature-pad/signature-pad.tsx';
import { SignaturePicture } from '../../components/signature-pad/signature-picture.tsx';
import { showToast } from '../../components/toast/toast.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { useMoneySubmission } from '../../store/use-money-submission.ts';

/** The signature that next loans are signed with, and the way to another one. */
export function KeptSignature() {
  const words = useTranslations('setup.signature');
  const locale = useLocale();
  const answer = useAnswer(getSignature, {});
  const [isAnew, setIsAnew] = useState(false);
  return (
    <AnswerView query={answer} lines={3}>
      {({ signature }) => {
        if (isAnew) {
          return (
            <LazyMessages namespaces={['withdraw-page']}>
              <NewSignature
                onDone={async () => {
                  await answer.refetch();
                  setIsAnew(false);
                }}
                onCancel={() => setIsAnew(false)}
              />
            </LazyMessages>
          );
        }
        if (signature === null) return <p>{words('none')}</p>;
        return (
          <>
            <p>{words('lead')}</p>
            <SignaturePicture signature={signature.drawing} label={words('label')} />
            <p className="field-hint">{words('made', { time: clockTime(signature.signedAt, locale) })}</p>
            <Button variant="secondary" onClick={() => setIsAnew(true)}>
              {words('replace')}
            </Button>
          </>
        );
      }}
    </AnswerView>
  );
}

function NewSignature({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  const words = useTranslations('setup.signature');
  const errorWords = useErrorWords();
  const [draft, setDraft] = useState(emptySignature);
  const { isBusy, refusal, noNetwork, attempt, begin, send } = useMoneySubmission();
  const made = finishedSignature(draft);
  const save = async () => {
    if (made === null) return begin();
    const saved = await send(() => call(saveSignature, { body: made }));
    if (saved === null) return undefined;
    showToast(words('saved'));
    return onDone();
  };
  const isMissing = attempt > 0 && made === null;
  return (
    <>
      <SignaturePad draft={draft} error={isMissing ? words('missing') : undefined} onChange={setDraft} />
      <FormProblems
        errors={refusal === null ? [] : [{ message: errorWords(refusal) }]}
        attempt={attempt}
        noNetwork={noNetwork}
        onRetry={() => void save()}
      />
      <Button isBusy={isBusy} onClick={() => void save()}>
        {words('save')}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {words('cancel')}
      </Button>
    </>
  );
}
