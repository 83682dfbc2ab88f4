import { answerSupportMessage } from '@luwag/contract/endpoints/staff/answer-support-message';
import type { StaffSupportMessage } from '@luwag/contract/endpoints/staff/staff-support-message';
import { type SupportMessageOutcome, supportMessageLength } from '@luwag/contract/support-message-kinds';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { problemWords } from '../../app/problem-words.ts';
import { supportMessageWords as say } from '../../messages/support-message-words.ts';

/** Answers in words; of a proof of payment also what came of looking for the money. */
export function AnswerForm({
  supportMessage,
  isAnswered,
  onAnswered,
}: {
  supportMessage: StaffSupportMessage;
  /** By a colleague: it takes no answer any more. */
  isAnswered: boolean;
  onAnswered: () => void;
}) {
  const { customerId, supportMessageId, kind } = supportMessage;
  const id = useId();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // One key for each answer: a second press is the same answer.
  const keys = useRef(new Map<string, string>());
  const answer = async (outcome: SupportMessageOutcome): Promise<void> => {
    if (text.trim().length < supportMessageLength.least) return setProblem(say.tooShort);
    const body = { outcome, text };
    const intent = JSON.stringify(body);
    const idempotencyKey = keys.current.get(intent) ?? crypto.randomUUID();
    keys.current.set(intent, idempotencyKey);
    const given = await call(
      answerSupportMessage,
      { params: { customerId, supportMessageId }, body },
      { idempotencyKey },
    );
    if (!given.ok) return setProblem(problemWords(given));
    onAnswered();
    await queryClient.invalidateQueries({ queryKey: ['supportMessages'] });
  };
  return (
    <section className="answer-form">
      <div className="field">
        <label htmlFor={id}>{say.answer}</label>
        <textarea
          id={id}
          rows={5}
          maxLength={supportMessageLength.most}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
        <small id={`${id}-hint`}>{say.answerHint}</small>
      </div>
      <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
        {problem ?? ''}
      </p>
      {kind === 'paymentProof' ? (
        <div className="buttons">
          <Button className="danger" isDisabled={isAnswered} onPress={() => void answer('notFound')}>
            {say.sendNotFound}
          </Button>
          <Button className="quiet" isDisabled={isAnswered} onPress={() => void answer('found')}>
            {say.sendFound}
          </Button>
        </div>
      ) : (
        <Button className="primary" isDisabled={isAnswered} onPress={() => void answer('answered')}>
          {say.send}
        </Button>
      )}
    </section>
  );
}
