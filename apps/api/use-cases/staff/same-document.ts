import type { CallOutput } from '@luwag/contract/endpoint';
import type { getCase } from '@luwag/contract/endpoints/staff/get-case';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';
import { maskedName } from '../customer-data/masked-person.ts';
import { isoInstant } from '../iso-instant.ts';
import type { Loaded } from '../write.ts';

type Other = CallOutput<typeof getCase>['sameDocument'][number];
type Look = Omit<AuditEntry, 'auditId' | 'action' | 'customerId'>;

const mostOthers = 20;

/**
 * Returns the other customers who gave the document of this one, who gave it first on top. Each is a look that is kept, as is the
 * opening of the case.
 */
export async function viewSameDocument(
  {
    store,
    directory,
    staff,
    personalData,
    randomness,
  }: Pick<Context, 'store' | 'directory' | 'staff' | 'personalData' | 'randomness'>,
  { customer: { customerId }, sections }: Loaded<'sections'>,
  look: Look,
): Promise<Other[]> {
  const uniqueIndex = sections.find(({ section }) => section === 'identity')?.uniqueIndex ?? null;
  if (uniqueIndex === null) return [];
  const known = await directory.customersOfDocument(uniqueIndex, mostOthers);
  const others: Other[] = [];
  for (const other of known.filter((row) => row.customerId !== customerId)) {
    const owned = await store.load({
      customerId: other.customerId,
      parts: ['sections', 'applications', 'loans'],
    });
    const [application] = owned.applications;
    await staff.audit({
      ...look,
      auditId: randomness.orderedUuid(),
      action: 'same-document-seen',
      customerId: other.customerId,
    });
    others.push({
      customerId: other.customerId,
      nameMasked: maskedName(personalData, owned),
      givenAt: isoInstant(other.givenAt),
      applicationStatus: application?.status ?? null,
      hasLoan: owned.loans.length > 0,
    });
  }
  return others;
}
