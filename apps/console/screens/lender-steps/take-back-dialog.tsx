import type { LenderStep } from '@luwag/contract/endpoints/staff/lender-step';
import { proposeEntryTakenBack } from '@luwag/contract/endpoints/staff/propose-entry-taken-back';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../app/api.ts';
import { problemWords } from '../../app/problem-words.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { lenderStepWords as say } from '../../messages/lender-step-words.ts';
import { factsOf } from './step-facts.ts';

const leastReason = 5;

type TakeBackDialogProps = { step: LenderStep; entryId: string; onClose: () => void };

/** Asks why an entry was wrong, and leaves its taking back for a second person. */
export function TakeBackDialog({ step, entryId, onClose }: TakeBackDialogProps) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const id = useId();
  const { title, amount, evidence } = factsOf(step);
  const propose = async (): Promise<void> => {
    if (reason.trim().length < leastReason) return setProblem(say.reasonHint);
    const answer = await call(proposeEntryTakenBack, { params: { entryId }, body: { reason } });
    if (!answer.ok) return setProblem(problemWords(answer));
    await queryClient.invalidateQueries();
    onClose();
  };
  return (
    <ConfirmDialog
      look="danger"
      title={say.takeBackTitle}
      confirm={say.propose}
      cancel={say.cancel}
      isOpen
      onClose={onClose}
      onConfirm={() => void propose()}
    >
      <p>
        {title} · {amount} · {evidence}
      </p>
      <p>{say.takeBackLead}</p>
      <div className="field">
        <label htmlFor={id}>{say.reason}</label>
        <input
          id={id}
          value={reason}
          maxLength={200}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setReason(event.target.value)}
        />
        <small id={`${id}-hint`}>{say.reasonHint}</small>
      </div>
      <p role="alert" className={problem === '' ? 'no-problem' : 'problem'}>
        {problem}
      </p>
    </ConfirmDialog>
  );
}
