import { mayCheck } from '@luwag/contract/endpoints/staff/approval-rules';
import { type StaffRequest, staffStep, type StaffStep } from '@luwag/contract/endpoints/staff/request-answer';
import { assertThat } from '@luwag/loan-engine/assertion';
import { parseFields } from '@luwag/contract/field-failures';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { maskedName, maskedNumber } from '../customer-data/masked-person.ts';
import { openPhoneChange } from '../customer-data/phone-change.ts';

/** The step a colleague asks for, as it was kept. */
export function proposedStep({ details }: RequestRow): StaffStep {
  const parsed = parseFields(staffStep, JSON.parse(String(details['action'])));
  assertThat(parsed.ok, 'a step was checked before it was kept');
  return parsed.value;
}

/** Whether a step is of this member of staff, or came by a key that they made: they may not confirm it. */
export function isProposedBy({ details }: RequestRow, staffId: string): boolean {
  return details['proposedBy'] === staffId || details['keyMadeBy'] === staffId;
}

/** Whether a step waits although the partner key that proposed it was revoked: money it reported is no longer trusted. */
export async function revokedProposals(
  { partnerKeys }: Pick<Context, 'partnerKeys'>,
  requests: readonly RequestRow[],
): Promise<(request: RequestRow) => boolean> {
  const keys = requests.some(waitsByKey) ? await partnerKeys.list() : [];
  const revoked = new Set(keys.flatMap(({ keyId, state }) => (state === 'revoked' ? [keyId] : [])));
  return (request) => waitsByKey(request) && revoked.has(String(request.details['proposedBy']));
}

function waitsByKey({ status, details }: RequestRow): boolean {
  return status === 'open' && details['keyMadeBy'] !== undefined;
}

type Reader = Pick<Staff, 'staffId' | 'role'>;

/** A request as a member of staff sees it. */
export function viewRequest(
  { personalData }: Pick<Context, 'personalData'>,
  { loans, payouts, sections }: Pick<CustomerSnapshot, 'loans' | 'payouts' | 'sections'>,
  request: RequestRow,
  staff: Reader,
  isKeyRevoked: (request: RequestRow) => boolean,
): StaffRequest {
  const { customerId, requestId, kind, loanId, status, reasonCode } = request;
  const isStep = kind === 'staff-action';
  const action = isStep ? proposedStep(request) : null;
  const { proposedBy: _proposedBy, proposedByName, ...details } = request.details;
  return {
    customerId,
    requestId,
    kind,
    loanId,
    orderNumber: loans.find((loan) => loan.loanId === loanId)?.orderNumber ?? null,
    nameMasked: maskedName(personalData, { sections }),
    status,
    createdAt: isoInstant(request.createdAt),
    endedAt: isoInstantOrNull(request.endedAt),
    reasonCode,
    details: isStep ? {} : details,
    action,
    payoutReference: payoutReferenceOf(payouts, action),
    phones: phonesOf(personalData, request, staff),
    proposedBy: proposedByName === undefined ? null : String(proposedByName),
    isOwn: isProposedBy(request, staff.staffId),
    isKeyRevoked: isKeyRevoked(request),
  };
}

function payoutReferenceOf(payouts: CustomerSnapshot['payouts'], action: StaffStep | null): string | null {
  if (action === null || !('payoutId' in action)) return null;
  return payouts.find(({ payoutId }) => payoutId === action.payoutId)?.reference ?? null;
}

/** The numbers of a step: whole while it waits, for who has to compare them; masked otherwise. */
function phonesOf(
  personalData: Context['personalData'],
  request: RequestRow,
  { staffId, role }: Reader,
): StaffRequest['phones'] {
  const change = openPhoneChange(personalData, request);
  if (change === null) return null;
  const isCompared = mayCheck('change-phone', role) || isProposedBy(request, staffId);
  if (request.status === 'open' && isCompared) return change;
  return { from: maskedNumber(change.from), to: maskedNumber(change.to) };
}
