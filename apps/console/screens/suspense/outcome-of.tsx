import type { CallOutput } from '@luwag/contract/endpoint';
import type { listSuspense } from '@luwag/contract/endpoints/staff/list-suspense';
import { Link } from '@tanstack/react-router';
import { formatInstant } from '../../app/format.ts';
import { suspenseWords as say } from '../../messages/suspense-words.ts';

type Item = CallOutput<typeof listSuspense>['ended'][number];

/** What became of an item, with its loan or the transfer it went back by. */
export function outcomeOf({ state, closedAt, assignedTo, returnReference }: Item) {
  return (
    <>
      {say.states[state]} <Target assignedTo={assignedTo} />
      {returnReference ?? ''}
      {closedAt === null ? '' : `, ${formatInstant(closedAt)}`}
    </>
  );
}

function Target({ assignedTo }: Pick<Item, 'assignedTo'>) {
  if (assignedTo === null) return null;
  const { customerId, loanId, orderNumber } = assignedTo;
  return (
    <Link to="/customers/$customerId/loans/$loanId" params={{ customerId, loanId }}>
      {orderNumber}
    </Link>
  );
}
