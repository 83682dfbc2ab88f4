import { timingSafeEqual } from 'node:crypto';
import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { claimInstallBonus as claimEndpoint } from '@luwag/contract/endpoints/rewards/claim-install-bonus';
import type { getInstallBonus as getEndpoint } from '@luwag/contract/endpoints/rewards/get-install-bonus';
import type { InstallBonusAnswer } from '@luwag/contract/endpoints/rewards/install-bonus-answer';
import { centavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import type { CustomerRow } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
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
  const proof =
    customer.installedAt === null ? proofOf(context.personalData, customer.customerId, context.now()) : null;
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

/**
 * Signed for its customer: worth nothing to anybody else, and nobody but this server can make one. Not sealed, because it lies in an
 * icon on a phone, where a data key that is to be forgotten cannot be looked for.
 */
function proofOf(personalData: PersonalData, customerId: string, issuedAt: number): string {
  const issued = issuedAt.toString(36);
  return `${issued}.${personalData.sign('install-proof', `${customerId}|${issued}`)}`;
}

function isProofOf({ personalData, now }: BonusContext, customerId: string, proof: string): boolean {
  const issuedAt = Number.parseInt(proof.split('.', 1)[0] ?? '', 36);
  if (!Number.isSafeInteger(issuedAt) || now() - issuedAt > proofLifeMs) return false;
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(personalData, customerId, issuedAt))];
  return given.length === right.length && timingSafeEqual(given, right);
}
