import type { CallOutput } from '@luwag/contract/endpoint';
import { performLoanAction } from '@luwag/contract/endpoints/staff/perform-loan-action';
import type { previewLoanAction } from '@luwag/contract/endpoints/staff/preview-loan-action';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../app/api.ts';
import { checkersOf } from '../../app/checkers.ts';
import { problemWords } from '../../app/problem-words.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import type { LoanAction } from './customer-loan.ts';
import { PreviewTables } from './preview-tables.tsx';

const say = loanWords.preview;

/** What an action does, once more, and the button that does it. */
export function ConfirmAction({
  action,
  preview,
  params,
  onClose,
  onDone,
}: {
  action: LoanAction;
  preview: CallOutput<typeof previewLoanAction>;
  params: { customerId: string; loanId: string };
  onClose: () => void;
  onDone: (words: string) => void;
}) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // One key for one intent: a second press of the same button is the same action.
  const idempotencyKey = useRef(crypto.randomUUID());
  const perform = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const body = {
      action,
      shownOwedCentavos: preview.after.owedCentavos,
      shownMoneyName: preview.moneyName,
    };
    const answer = await call(
      performLoanAction,
      { params, body },
      { idempotencyKey: idempotencyKey.current },
    );
    setIsBusy(false);
    if (!answer.ok) {
      setProblem(problemWords(answer));
      return;
    }
    await queryClient.invalidateQueries();
    onDone(answer.value.outcome === 'done' ? say.done : `${say.proposed}: ${checkersOf(action.kind)}.`);
  };
  return (
    <ConfirmDialog
      look="primary"
      isWide
      title={`${say.title}: ${loanWords.actions.names[action.kind]}`}
      confirm={preview.needsSecondPerson ? say.propose : say.confirm}
      cancel={say.cancel}
      isOpen
      onClose={onClose}
      onConfirm={() => void perform()}
    >
      <PreviewTables preview={preview} kind={action.kind} />
      <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
        {problem ?? ''}
      </p>
    </ConfirmDialog>
  );
}
