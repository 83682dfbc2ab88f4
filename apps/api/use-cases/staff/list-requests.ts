import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { listRequests as endpoint } from '@luwag/contract/endpoints/staff/list-requests';
import type { OpenRequest } from '../../ports/directory.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome } from '../write.ts';
import { revokedProposals, viewRequest } from './request-view.ts';

type ListContext = Pick<Context, 'store' | 'directory' | 'personalData' | 'partnerKeys' | 'now'>;

const mostRequests = 50;

/** What waits for an answer from one source, oldest first, some at a time. */
export async function listRequests(
  context: ListContext,
  staff: Pick<Staff, 'staffId' | 'role'>,
  { from, after }: ParsedInput<typeof endpoint>['query'],
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const [waiting, waitingCount] = await Promise.all([
    context.directory.openRequests({
      from,
      after: after === undefined ? null : placeOf(after),
      most: mostRequests,
    }),
    context.directory.countOpenRequests(from),
  ]);
  const customerIds = [...new Set(waiting.map(({ customerId }) => customerId))];
  const owned = await Promise.all(
    customerIds.map((customerId) =>
      context.store.load({ customerId, parts: ['sections', 'loans', 'payouts', 'requests'] }),
    ),
  );
  const isListed = new Set(waiting.map(({ requestId }) => requestId));
  const listed = owned.flatMap((loaded) =>
    loaded.requests
      // One that was answered since the list was read waits no more.
      .filter(({ requestId, status }) => status === 'open' && isListed.has(requestId))
      .map((row) => ({ row, loaded })),
  );
  const isKeyRevoked = await revokedProposals(
    context,
    listed.map(({ row }) => row),
  );
  const requests = listed
    .map(({ row, loaded }) => viewRequest(context, loaded, row, staff, isKeyRevoked))
    .toSorted((left, right) => left.createdAt.localeCompare(right.createdAt));
  const last = waiting.length < mostRequests ? undefined : waiting.at(-1);
  const next = last === undefined ? null : `${last.createdAt}_${last.requestId}`;
  return done({ asOf: isoInstant(context.now()), waitingCount, requests, next });
}

function placeOf(after: string): Pick<OpenRequest, 'createdAt' | 'requestId'> {
  const [createdAt = '', requestId = ''] = after.split('_');
  return { createdAt: Number(createdAt), requestId };
}
