import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { listAuditLog as logEndpoint } from '@luwag/contract/endpoints/staff/list-audit-log';
import type { listStaff as staffEndpoint } from '@luwag/contract/endpoints/staff/list-staff';
import { addDays, localDate, manilaDateOf, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import type { AuditLine } from '../../ports/staff-store.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { done, type Outcome } from '../write.ts';

const mostLines = 100;

/** Lines of the audit log, the latest first, some at a time. Who begins to read it leaves a line too. */
export async function listAuditLog(
  { staff, randomness, now }: Pick<Context, 'staff' | 'randomness' | 'now'>,
  reader: Pick<Staff, 'staffId'>,
  { staffId, customerId, through, after }: ParsedInput<typeof logEndpoint>['query'],
): Promise<Outcome<CallOutput<typeof logEndpoint>>> {
  if (after === undefined) {
    await staff.audit({
      auditId: randomness.orderedUuid(),
      at: now(),
      staffId: reader.staffId,
      action: 'audit-log-opened',
      ...(customerId === undefined ? {} : { customerId }),
      detail: {
        ...(staffId === undefined ? {} : { aboutStaffId: staffId }),
        ...(through === undefined ? {} : { through }),
      },
    });
  }
  const lines = await staff.auditLines({
    staffId: staffId ?? null,
    customerId: customerId ?? null,
    before: after === undefined ? endOfDay(through ?? manilaDateOf(now())) : placeOf(after),
    most: mostLines,
  });
  const last = lines.length < mostLines ? undefined : lines.at(-1);
  return done({
    lines: lines.map((line) => ({ ...line, at: isoInstant(line.at) })),
    next: last === undefined ? null : `${last.at}_${last.auditId}`,
  });
}

/** Everybody who was ever added to the staff, and who of them can sign in. */
export async function listStaff({
  staff,
}: Pick<Context, 'staff'>): Promise<Outcome<CallOutput<typeof staffEndpoint>>> {
  const members = await staff.members();
  return done({
    members: members.map((member) => ({ ...member, signedInAt: isoInstantOrNull(member.signedInAt) })),
  });
}

/** The place behind all lines of a day. */
function endOfDay(day: string): Pick<AuditLine, 'at' | 'auditId'> {
  return { at: startOfDayMs(addDays(localDate(day), 1)), auditId: '00000000-0000-0000-0000-000000000000' };
}

function placeOf(after: string): Pick<AuditLine, 'at' | 'auditId'> {
  const [at = '', auditId = ''] = after.split('_');
  return { at: Number(at), auditId };
}
