import type { CallOutput } from '@luwag/contract/endpoint';
import type { getRequestPhone as endpoint } from '@luwag/contract/endpoints/staff/get-request-phone';
import { nationalMobile } from '@luwag/contract/phone-number';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { phoneOf } from '../customer-data/phone-of.ts';
import { done, type Outcome, read, refused } from '../write.ts';

/** The number of a borrower who waits for a call or for help with paying. That somebody saw it is kept. */
export async function getRequestPhone(
  context: Pick<Context, 'store' | 'staff' | 'personalData' | 'randomness' | 'now'>,
  { staffId }: Staff,
  { customerId, requestId }: { customerId: string; requestId: string },
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const loaded = await read(context, { kind: 'system', customerId }, ['requests']);
  if (!loaded.ok) return loaded;
  const request = loaded.value.requests.find((row) => row.requestId === requestId);
  if (request === undefined) return refused('not_found');
  if (request.kind !== 'hardship' || request.status !== 'open') return refused('request_not_possible');
  await context.staff.audit({
    auditId: context.randomness.orderedUuid(),
    at: context.now(),
    staffId,
    action: 'phone-opened',
    customerId,
    subjectId: requestId,
  });
  const phone = phoneOf(context.personalData, loaded.value);
  return done({ phone: nationalMobile(phone) ?? phone });
}
