import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { claimInstallBonus as claimEndpoint } from '@luwag/contract/endpoints/rewards/claim-install-bonus';
import type { getInstallBonus as getEndpoint } from '@luwag/contract/endpoints/rewards/get-install-bonus';
import type { InstallBonusAnswer } from '@luwag/contract/endpoints/rewards/install-bonus-answer';
import { centavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import type { CustomerRow } from '../../ports/customer-store.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';
import { isoInstantOrNull } from '../iso-instant.ts';
import { type Caller, done, type Outcome, read, refused, write } from '../write.ts';
import { couponGiven, newCoupon } from './grant-coupon.ts';
import { limitWithBonuses, type LimitBonusContext } from './limit-bonus.ts';

type BonusContext = LimitBonusContext & Pick<Context, 'store' | 'personalData' | 'randomness'>;

const proofLifeMs = 90 * 86_400_000;
const couponDays = 60;

/** Returns the bonus, with the proof for the icon while the borrower does not have it yet. */
export async function getInstallBonus(
  context: BonusContext,
  caller: Caller,
): Promise<Outcome<CallOutput<typeof getEndpoint>>> {
  const loaded = await read(context, caller, []);
  if (!loaded.ok) return loaded;
  const { customer } = loaded.value;
  const proof = customer.installedAt === null ? sealProof(context, customer.customerId) : null;
  return done({ ...viewBonus(context, customer), proof });
}

/** Gives the coupon and raises the limit, both in the write that remembers it: the second claim finds it given. */
export function claimInstallBonus(
  context: BonusContext,
  caller: Caller,
  { proof }: Pick<ParsedInput<typeof claimEndpoint>['body'], 'proof'>,
): Promise<Outcome<InstallBonusAnswer>> {
  return write(context, { caller, parts: [] }, ({ customer }) => {
    if (customer.installedAt !== null) return done({ changes: {}, answer: viewBonus(context, customer) });
    if (!isProofOf(context, customer.customerId, proof)) return refused('install_proof_invalid');
    const installedAt = context.now();
    const given = { hasFacebookUsername: false, hasHomeScreenBonus: true };
    const limitCentavos = limitWithBonuses(context, given, customer.limitCentavos);
    const coupon = newCoupon(context, customer.customerId, {
      kind: 'cash',
      deductionCentavos: centavos(context.installBonus.couponCentavos),
      minimumAmountCentavos: zeroCentavos,
      validDays: couponDays,
      reason: 'installed',
    });
    return done({
      changes: {
        customer: { installedAt, limitCentavos },
        coupons: [coupon],
        messages: couponGiven(context, customer, coupon),
      },
      answer: viewBonus(context, { ...customer, installedAt, limitCentavos }),
    });
  });
}

function viewBonus(
  { installBonus }: Pick<Context, 'installBonus'>,
  { installedAt, limitCentavos }: CustomerRow,
): InstallBonusAnswer {
  return { ...installBonus, limitCentavos, givenAt: isoInstantOrNull(installedAt) };
}

/** Sealed for its customer: worth nothing to anybody else, and nobody but this server can make one. */
function sealProof({ personalData, now }: BonusContext, customerId: string): string {
  return personalData.seal(sealPlaces.installProof(customerId), String(now())).toString('base64url');
}

function isProofOf({ personalData, now }: BonusContext, customerId: string, proof: string): boolean {
  try {
    const opened = personalData.open(sealPlaces.installProof(customerId), Buffer.from(proof, 'base64url'));
    return now() - Number(opened.toString()) <= proofLifeMs;
  } catch {
    return false;
  }
}
