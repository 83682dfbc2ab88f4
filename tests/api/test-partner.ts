import { endpoints } from '@luwag/contract/endpoints';
import { partnerScopes } from '@luwag/contract/partner-scopes';
import { given } from './test-borrower.ts';
import { signInAs } from './test-staff.ts';

/** A key of a lender's own system with every scope, let by a second person. Returns what the system shows. */
export async function newPartnerKey(origin: string): Promise<string> {
  const [maker, checker] = [await signInAs(origin, 'admin'), await signInAs(origin, 'finance')];
  const body = { name: 'Core ledger', scopes: [...partnerScopes], perMinute: 600, expiresAt: null };
  const { key, secret } = given(await maker.call(endpoints.addPartnerKey, { body }));
  const params = { keyId: key.keyId };
  given(await checker.call(endpoints.answerPartnerKey, { params, body: { outcome: 'confirm' } }));
  return secret;
}
