import type { RequestRow } from '../../ports/rows-around-loan.ts';

/** The borrower's wish that the account be deleted, which waits to be carried out. */
export function deletionAsked({ requests }: { requests: readonly RequestRow[] }): RequestRow | undefined {
  return requests.find(({ kind, status }) => kind === 'deletion' && status === 'open');
}
