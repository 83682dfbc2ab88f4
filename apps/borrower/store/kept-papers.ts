import type { Answer } from '@luwag/contract/client';
import type { CallInput, CallOutput } from '@luwag/contract/endpoint';
import { issuePaper } from '@luwag/contract/endpoints/loan/issue-paper';
import { call } from './api.ts';
import { useCoreStore } from './core-store.ts';
import { phoneVault } from './phone-vault.ts';

export type Paper = CallOutput<typeof issuePaper>;
export type WantedPaper = CallInput<typeof issuePaper>;

export const papersBeginning = 'paper ';

/** Under which name a paper waits in the vault, without its beginning; the loan comes first. */
export function paperName({ params, body }: WantedPaper): string {
  return [params.loanId, body.kind, body.language, body.paymentId].filter(Boolean).join(' ');
}

/** A paper as the server issues it; without a network as it was last kept on this phone, where it stays sealed. */
export async function issuedOrKept(wanted: WantedPaper): Promise<Answer<Paper>> {
  const issued = await issuedAndKept(wanted);
  if (issued.ok || issued.code !== 'network_abnormal') return issued;
  const kept = (await phoneVault.all<Paper>(papersBeginning + paperName(wanted))).get('');
  return kept === undefined ? issued : { ok: true, value: kept };
}

/** Has a paper issued and keeps it, unless the borrower has left meanwhile. */
export async function issuedAndKept(wanted: WantedPaper): Promise<Answer<Paper>> {
  const name = papersBeginning + paperName(wanted);
  const { customerId } = useCoreStore.getState().publicData;
  const isStillHere = () => useCoreStore.getState().publicData.customerId === customerId;
  const issued = await call(issuePaper, wanted);
  if (issued.ok && isStillHere()) {
    await phoneVault.put(name, issued.value);
    if (!isStillHere()) await phoneVault.remove(name);
  }
  return issued;
}
