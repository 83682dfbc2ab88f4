import type { Context } from '../use-cases/context.ts';
import { getSuspenseItem, listSuspense, proposeSuspenseEnd } from '../use-cases/suspense/suspense-desk.ts';
import type { Handlers } from './handler.ts';

/** Money in suspense, and where staff propose that it belongs. */
export function suspenseHandlers(
  context: Context,
): Pick<Handlers, 'listSuspense' | 'getSuspenseItem' | 'proposeSuspenseEnd'> {
  return {
    listSuspense: () => listSuspense(context),
    getSuspenseItem: ({ params }, { staff }) => getSuspenseItem(context, staff.staffId, params.suspenseId),
    proposeSuspenseEnd: ({ params, body }, { staff }) =>
      proposeSuspenseEnd(context, staff, params.suspenseId, body),
  };
}
