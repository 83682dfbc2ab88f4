import type { RequestRow } from '../../ports/rows-around-loan.ts';

/** A request as it stands once it is answered. Who answered it stands in the audit log. */
export function endedRequest(
  request: RequestRow,
  status: 'done' | 'refused',
  endedAt: number,
  reasonCode: string | null = null,
): RequestRow {
  // A number that two people did not agree on may be somebody else's: it goes.
  const detailsSealed = status === 'done' ? request.detailsSealed : null;
  return { ...request, status, detailsSealed, endedAt, endedBy: 'staff', reasonCode };
}
