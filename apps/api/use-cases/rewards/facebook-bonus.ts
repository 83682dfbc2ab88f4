import { facebookIdentity } from '@luwag/contract/facebook-username';
import type { CallOutput } from '@luwag/contract/endpoint';
import type { completeSection } from '@luwag/contract/endpoints/profile/complete-section';
import type { Changes, CustomerRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { isoInstantOrNull } from '../iso-instant.ts';
import { limitWithBonuses, type LimitBonusContext } from './limit-bonus.ts';

type FacebookChanges = Required<Pick<Changes, 'customer' | 'facebookUsernames'>>;

/**
 * What binding a username changes: it raises the limit, once for each customer and each username. Null where nothing is raised: no
 * username was given, the lender gives no bonus, or the customer has it already. The database refuses a username of another.
 */
export function bindFacebookUsername(
  context: LimitBonusContext & Pick<Context, 'personalData'>,
  { customerId, facebookBoundAt, limitCentavos }: CustomerRow,
  username: string,
): FacebookChanges | null {
  const { facebookBonus, personalData, now } = context;
  if (username === '' || facebookBonus.stepCentavos === 0 || facebookBoundAt !== null) return null;
  const held = { hasFacebookUsername: true, hasHomeScreenBonus: false };
  return {
    customer: { facebookBoundAt: now(), limitCentavos: limitWithBonuses(context, held, limitCentavos) },
    facebookUsernames: [
      {
        usernameIndex: personalData.blindIndex('facebook-username', facebookIdentity(username)),
        customerId,
      },
    ],
  };
}

/** By how much a username would raise this customer's limit now: 0 without a limit, with the bonus, or where there is none. */
export function facebookStepOpen(
  { facebookBonus }: Pick<Context, 'facebookBonus'>,
  { facebookBoundAt, limitCentavos }: CustomerRow,
): number {
  return facebookBoundAt === null && limitCentavos > 0 ? facebookBonus.stepCentavos : 0;
}

/** What a username brings, and whether it was given. */
export function viewFacebookBonus(
  { facebookBonus }: Pick<Context, 'facebookBonus'>,
  customer: Pick<CustomerRow, 'facebookBoundAt' | 'limitCentavos'> | null,
): CallOutput<typeof completeSection>['facebookBonus'] {
  return {
    stepCentavos: facebookBonus.stepCentavos,
    limitCentavos: customer?.limitCentavos ?? 0,
    givenAt: isoInstantOrNull(customer?.facebookBoundAt ?? null),
  };
}
