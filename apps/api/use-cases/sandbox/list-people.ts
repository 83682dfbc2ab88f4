import type { CallOutput } from '@luwag/contract/endpoint';
import type { listSandboxPeople as endpoint } from '@luwag/contract/endpoints/sandbox/list-sandbox-people';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { getHome } from '../application/get-home.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome } from '../write.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

const mostPeople = 60;

/** The sandbox's borrowers with the state each is in. The sandbox has nobody real in it. */
export async function listPeople(
  context: Pick<
    Context,
    | 'store'
    | 'directory'
    | 'messageRepository'
    | 'now'
    | 'personalData'
    | 'facebookBonus'
    | 'products'
    | 'institutions'
  >,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const now = context.now();
  const customerIds = await context.directory.allCustomers(mostPeople);
  const people = await Promise.all(
    customerIds.map(async (customerId) => {
      const home = await getHome(context, { kind: 'system', customerId });
      const { customer } = await context.store.load({ customerId, parts: [] });
      if (!home.ok || customer === null || customer.erasedAt !== null) return [];
      const phone = context.personalData.open(sealPlaces.phone(customerId), customer.phoneSealed).toString();
      const { loan, application, state } = home.value;
      const dueState = state === 'repaying' && loan !== null ? `${state}/${loan.dueState.kind}` : state;
      return [
        {
          customerId,
          phone,
          state: dueState,
          applicationId: application?.applicationId ?? null,
          openPaymentReference: loan?.openPayment?.reference ?? null,
        },
      ];
    }),
  );
  return done({ now: isoInstant(now), today: manilaDateOf(now), people: people.flat() });
}
