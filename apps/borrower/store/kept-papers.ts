import type { Answer } from '@luwag/contract/client';
import type { CallInput, CallOutput } from '@luwag/contract/endpoint';
import { issuePaper } from '@luwag/contract/endpoints/loan/issue-paper';
import { call } from './api.ts';
import { phoneVault } from './phone-vault.ts';

type Paper = CallOutput<typeof issuePaper>;

/** A paper as the server issues it; without a network as it was issued when it was last opened on this phone, where it stays sealed. */
export async function issuedOrKept(wanted: CallInput<typeof issuePaper>): Promise<Answer<Paper>> {
  const name = `paper ${JSON.stringify(wanted)}`;
  const issued = await call(issuePaper, wanted);
  if (issued.ok) await phoneVault.put(name, issued.value);
  if (issued.ok || issued.code !== 'network_abnormal') return issued;
  const kept = (await phoneVault.all<Paper>(name)).get('');
  return kept === undefined ? issued : { ok: true, value: kept };
}
