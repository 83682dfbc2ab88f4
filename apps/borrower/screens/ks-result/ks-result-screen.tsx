import type { CallOutput } from '@luwag/contract/endpoint';
import { getResult } from '@luwag/contract/endpoints/loan/get-result';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSearch } from 'wouter';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import type { Refusal } from '../../messages/use-error-words.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { FailCard, ProgressCard, SuccessCard, UnknownCard } from './result-cards.tsx';
import { mostAnswers, resultPollMs } from './result-poll.ts';

export type Result = CallOutput<typeof getResult>;

const referencePattern = /^[A-Za-z0-9_-]{22,80}$/;

/** Where one lands when coming back from outside. The address only says which result to ask the server for, never what it is. */
export default function KsResultScreen() {
  const words = useTranslations('ks-result');
  const reference = new URLSearchParams(useSearch()).get('ref') ?? '';
  return (
    <ScreenFrame title={words('title')}>
      {referencePattern.test(reference) ? (
        <ResultOf key={reference} reference={reference} />
      ) : (
        <UnknownCard />
      )}
    </ScreenFrame>
  );
}

function ResultOf({ reference }: { reference: string }) {
  const [answersBefore, setAnswersBefore] = useState(0);
  const [answersSoFar, setAnswersSoFar] = useState(0);
  const result = useAnswer(
    getResult,
    { params: { resultReference: reference } },
    {
      pollMs: (value) => resultPollMs(value?.status, answersSoFar - answersBefore),
      onAnswer: () => setAnswersSoFar((known) => known + 1),
    },
  );
  const checkAgain = () => {
    setAnswersBefore(answersSoFar);
    void result.refetch();
  };
  return (
    <AnswerView query={result} lines={5} refused={unknownResult}>
      {(value) => (
        <div className="result" aria-live="polite" data-status={value.status}>
          {value.status === 'success' ? <SuccessCard result={value} /> : null}
          {value.status === 'fail' ? <FailCard result={value} /> : null}
          {value.status === 'in-progress' ? (
            <ProgressCard
              result={value}
              hasStopped={answersSoFar - answersBefore >= mostAnswers}
              isChecking={result.isFetching}
              onCheck={checkAgain}
            />
          ) : null}
        </div>
      )}
    </AnswerView>
  );
}

function unknownResult({ code }: Refusal) {
  return code === 'not_found' || code === 'validation_failed' ? <UnknownCard /> : null;
}
