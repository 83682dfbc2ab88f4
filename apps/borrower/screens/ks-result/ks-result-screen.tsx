import type { CallOutput } from '@luwag/contract/endpoint';
import { getResult } from '@luwag/contract/endpoints/loan/get-result';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSearch } from 'wouter';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { endOfPayment } from '../../components/payment-over/end-of-payment.ts';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import type { Refusal } from '../../messages/use-error-words.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { OverCard, ProgressCard, UnknownCard } from './result-cards.tsx';
import { mostAnswers, resultPollMs } from './result-poll.ts';
import { SuccessCard } from './success-card.tsx';

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
          <CardOf
            result={value}
            resultReference={reference}
            hasStopped={answersSoFar - answersBefore >= mostAnswers}
            isChecking={result.isFetching}
            onCheck={checkAgain}
          />
        </div>
      )}
    </AnswerView>
  );
}

function CardOf({ result, resultReference, ...check }: ComponentProps<typeof ProgressCard>) {
  const end = endOfPayment(result.status);
  if (end !== null) return <OverCard result={result} resultReference={resultReference} end={end} />;
  return result.status === 'success' ? (
    <SuccessCard result={result} resultReference={resultReference} />
  ) : (
    <ProgressCard result={result} resultReference={resultReference} {...check} />
  );
}

function unknownResult({ code }: Refusal) {
  return code === 'not_found' || code === 'validation_failed' ? <UnknownCard /> : null;
}
