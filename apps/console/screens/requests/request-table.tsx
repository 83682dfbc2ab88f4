import type { StaffRequest } from '@luwag/contract/endpoints/staff/request-answer';
import { Button } from 'react-aria-components';
import { formatInstant } from '../../app/format.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { wordFor } from '../../messages/en-US.ts';
import { accountLockWords } from '../../messages/account-lock-words.ts';
import { couponWords } from '../../messages/coupon-words.ts';
import { phoneChangeWords } from '../../messages/phone-change-words.ts';
import { loanWords } from '../../messages/loan-words.ts';

const say = loanWords.requests;
type Row = { request: StaffRequest; onCarryOut: ((request: StaffRequest) => void) | undefined };

const columns: readonly Column<Row>[] = [
  { name: loanWords.loan.entry, cell: ({ request }) => requestName(request) },
  { name: say.askedAt, cell: ({ request }) => formatInstant(request.createdAt) },
  {
    name: loanWords.customer.status,
    cell: ({ request: { status, reasonCode, details } }) =>
      [
        loanWords.states[status],
        reasonCode === null ? String(details['note'] ?? '') : wordFor(say.reasons, reasonCode),
      ]
        .filter(Boolean)
        .join(': '),
  },
];
const columnsWithAction: readonly Column<Row>[] = [
  ...columns,
  {
    name: loanWords.loan.action,
    cell: ({ request, onCarryOut }) => {
      if (request.status !== 'open') return null;
      if (!isCarriedOutHere(request) || onCarryOut === undefined) return loanWords.loan.underRequests;
      return (
        <Button className="quiet" onPress={() => onCarryOut(request)}>
          {loanWords.loan.carryOut}
        </Button>
      );
    },
  },
];

/** A borrower's request about money; others are answered in the list of requests. */
function isCarriedOutHere({ action, kind }: StaffRequest): boolean {
  return action === null && kind !== 'older-records' && kind !== 'deletion';
}

/** What was asked for, with what became of it; with `onCarryOut`, a button to act on those that are open. */
export function RequestTable({
  requests,
  onCarryOut,
}: {
  requests: readonly StaffRequest[];
  onCarryOut?: (request: StaffRequest) => void;
}) {
  return (
    <DataTable
      caption={loanWords.loan.requests}
      columns={onCarryOut === undefined ? columns : columnsWithAction}
      rows={requests.map((request) => ({ request, onCarryOut }))}
      rowKey={({ request }) => request.requestId}
      empty={loanWords.loan.noRequests}
    />
  );
}

/** What a request is about, in words; a step says that it needs a second person while it waits for one. */
export function requestName({ kind, action, status, phones }: StaffRequest): string {
  if (action === null) return say.kinds[kind];
  const names: Readonly<Record<typeof action.kind, string>> = {
    ...loanWords.actions.names,
    ...couponWords.names,
    'approve-limit': loanWords.limitStep.name,
    'unlock-account': accountLockWords.unlock,
    'change-phone': phoneChangeWords.name,
  };
  const name = names[action.kind];
  if (status === 'open') return `${say.kinds[kind]}: ${name}`;
  return phones === null ? name : `${name}: ${phones.from} → ${phones.to}`;
}
