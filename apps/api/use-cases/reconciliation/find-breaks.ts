import type { BreakKind } from '@luwag/contract/break-kinds';
import { normalisedChannelNumber } from '@luwag/contract/channel-number';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { addCentavos, subtractCentavos, sumCentavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import type { ListedMovement, MovementDirection } from '../../ports/provider-list.ts';
import type { BookedMovement, Break, SettledPayment } from '../../ports/reconciliation.ts';
import { numberOfPayment } from '../payment/money-reference.ts';

/** What is compared. */
export type Sides = {
  booked: readonly BookedMovement[];
  listed: readonly ListedMovement[];
  settled: readonly SettledPayment[];
  on: LocalDate;
  /** The last day whose payments have to be settled by now; null where the provider sends no settlement files. */
  settledThrough: LocalDate | null;
};

type Group = {
  direction: MovementDirection;
  subject: string;
  booked: BookedMovement[];
  listed: ListedMovement[];
  settled: SettledPayment[];
  on: LocalDate;
};

/**
 * Compares our books with a provider's list and its settlement files. Returns one break for each way in which they disagree about
 * a payout or a payment, and none where they agree. A payout is known by our reference, since the provider pays one only once
 * under it; a payment by the provider's id, since a borrower may pay twice under one reference. Source: three-way matching as
 * bookkeepers do it; what each kind means stands in docs/operations/reconciliation.md.
 */
export function findBreaks({ booked, listed, settled, on, settledThrough }: Sides): readonly Break[] {
  const groups = new Map<string, Group>();
  const groupOf = (direction: MovementDirection, subject: string): Group => {
    const key = `${direction} ${subject}`;
    const group = groups.get(key) ?? { direction, subject, booked: [], listed: [], settled: [], on };
    groups.set(key, group);
    return group;
  };
  for (const one of booked) if (!isByHand(one)) groupOf(one.direction, subjectOf(one)).booked.push(one);
  for (const one of listed) groupOf(one.direction, subjectOf(one)).listed.push(one);
  for (const one of settled) groupOf('in', one.providerId).settled.push(one);
  const payments = [...groups.values()].filter(({ direction }) => direction === 'in');
  const names = new Map(payments.map((group) => [normalisedChannelNumber(group.subject), group]));
  const byHand = [...new Map(booked.filter(isByHand).map((one) => [one.reference, one])).values()];
  const groupNamed = (one: BookedMovement): Group | undefined => names.get(numberOfPayment(one));
  for (const one of byHand) groupNamed(one)?.booked.push(one);
  for (const one of byHand) if (groupNamed(one) === undefined) groupOfHand(payments, one)?.booked.push(one);
  return [...groups.values()].flatMap((group) => [
    ...(group.direction === 'out' ? payoutBreaks(group) : paymentBreaks(group)),
    ...settlementBreaks(group, settledThrough),
  ]);
}

const isByHand = ({ direction, providerId }: BookedMovement): boolean =>
  direction === 'in' && providerId === null;

/**
 * The payment that staff booked under our own number before the provider told of it: of those listed under that number on its day, which
 * our books have under no name, the one with its amount, else one that was paid; and where there is none, one that staff booked under the
 * provider's name of it too. A settlement file has no day of payment: there the number is enough. Undefined: the money came another way.
 */
function groupOfHand(
  groups: readonly Group[],
  { reference, amountCentavos, at }: BookedMovement,
): Group | undefined {
  const unnamed = groups.filter(
    ({ booked, listed, settled }) =>
      booked.every(isByHand) &&
      (listed.length === 0
        ? settled.some((one) => one.reference === reference)
        : listed.some((one) => one.reference === reference && manilaDateOf(one.at) === manilaDateOf(at))),
  );
  const free = unnamed.filter(({ booked }) => booked.length === 0);
  const fits = free.length > 0 ? free : unnamed;
  const paid = fits.filter(({ listed }) => listed.some(({ outcome }) => outcome === 'success'));
  return (
    paid.find(({ listed }) => listed.some((one) => one.amountCentavos === amountCentavos)) ??
    paid[0] ??
    fits.find(({ listed }) => listed.some(({ outcome }) => outcome === 'reversed')) ??
    fits.find(({ listed }) => listed.length === 0)
  );
}

function subjectOf({
  direction,
  reference,
  providerId,
}: Pick<BookedMovement, 'direction' | 'reference' | 'providerId'>): string {
  return direction === 'out' ? reference : (providerId ?? reference);
}

function breakOf(kind: BreakKind, group: Group): Break {
  const { direction, subject, booked, listed, settled } = group;
  const paid = listed.find(({ outcome }) => outcome === 'success') ?? listed[0];
  const at = paid?.at ?? ownOf(group)?.at;
  return {
    kind,
    direction,
    subject,
    reference: booked[0]?.reference ?? paid?.reference ?? settled[0]?.reference ?? subject,
    businessOn: at === undefined ? group.on : manilaDateOf(at),
    bookedCentavos: ownOf(group)?.amountCentavos ?? null,
    listedCentavos: paid?.amountCentavos ?? null,
    settledCentavos: settled[0]?.grossCentavos ?? null,
  };
}

function payoutBreaks(group: Group): readonly Break[] {
  const paidCount = group.listed.filter(({ outcome }) => outcome === 'success').length;
  return [...movementBreaks(group), ...(paidCount > 1 ? [breakOf('paid-out-twice', group)] : [])];
}

function paymentBreaks(group: Group): readonly Break[] {
  const own = ownOf(group);
  const paid = group.listed.find(({ outcome }) => outcome === 'success');
  // The day a borrower paid decides what is owed; the day a payout arrived decides nothing.
  const isOtherDay =
    own?.state === 'stands' && paid !== undefined && manilaDateOf(own.at) !== manilaDateOf(paid.at);
  return [...movementBreaks(group), ...(isOtherDay ? [breakOf('day-differs', group)] : [])];
}

/** What our books and the provider's list say of one movement: whether it is there, what became of it, and how much it was. */
function movementBreaks(group: Group): readonly Break[] {
  const own = ownOf(group);
  const paid = group.listed.find(({ outcome }) => outcome === 'success');
  if (group.listed.length === 0) return own?.state === 'stands' ? [breakOf('not-at-provider', group)] : [];
  if (own === undefined) return paid === undefined ? [] : [breakOf('not-in-ledger', group)];
  if (paid === undefined) return own.state === 'stands' ? [breakOf(lossOf(group), group)] : [];
  if (own.state !== 'stands') return [breakOf('state-differs', group)];
  return paid.amountCentavos === own.amountCentavos ? [] : [breakOf('amount-differs', group)];
}

/**
 * What stands comes first: money held in suspense before it was booked on a loan is in our books twice, and stands once. Where staff
 * booked it by hand beside that, or twice, it stands with the sum of all.
 */
function ownOf({ booked }: Group): BookedMovement | undefined {
  const [first, ...others] = booked.filter(({ state }) => state === 'stands');
  if (first === undefined) return booked[0];
  const more = others.filter((one) => isByHand(one)).map(({ amountCentavos }) => amountCentavos);
  return { ...first, amountCentavos: sumCentavos([first.amountCentavos, ...more]) };
}

function lossOf({ listed }: Group): BreakKind {
  return listed.some(({ outcome }) => outcome === 'reversed') ? 'reversed-at-provider' : 'state-differs';
}

function settlementBreaks(group: Group, settledThrough: LocalDate | null): readonly Break[] {
  const { direction, listed, settled } = group;
  if (direction === 'out') return [];
  const paid = listed.find(({ outcome }) => outcome === 'success');
  const [line] = settled;
  if (line === undefined) {
    const isLate = settledThrough !== null && paid !== undefined && manilaDateOf(paid.at) <= settledThrough;
    return isLate ? [breakOf('not-settled', group)] : [];
  }
  const amountCentavos = (paid ?? ownOf(group))?.amountCentavos;
  if (amountCentavos === undefined) return [breakOf('settled-unknown', group)];
  return [
    ...(settled.length > 1 ? [breakOf('settled-twice', group)] : []),
    ...(line.grossCentavos === amountCentavos ? [] : [breakOf('settled-amount-differs', group)]),
    ...(isFeeRight(line, paid) ? [] : [breakOf('fee-differs', group)]),
  ];
}

/** A settlement keeps the fee that the provider lists, with its VAT, and no more. */
function isFeeRight(line: SettledPayment, paid: ListedMovement | undefined): boolean {
  const kept = addCentavos(line.feeCentavos, line.vatCentavos);
  if (subtractCentavos(line.grossCentavos, kept) !== line.netCentavos) return false;
  if (paid?.feeCentavos === undefined || paid.feeCentavos === null) return true;
  return kept === addCentavos(paid.feeCentavos, paid.vatCentavos ?? zeroCentavos);
}
