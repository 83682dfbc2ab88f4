import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { accountTypes } from '../../profile/choices.ts';

export const institution = v.strictObject({
  code: v.string(),
  name: v.string(),
  /** Other names people search by. */
  aliases: v.array(v.string()),
  accountType: v.picklist(accountTypes),
  isPopular: v.boolean(),
  /** Account number lengths the institution uses; empty where unknown. */
  numberLengths: v.array(v.number()),
  /** Whether money can be sent there today. One that is not offered may stand in an account that was saved earlier. */
  isOffered: v.boolean(),
});

/** All banks, wallets and counters that the product knows. */
export const listInstitutions = endpoint({
  name: 'listInstitutions',
  method: 'GET',
  path: '/api/institutions',
  access: 'open',
  output: v.strictObject({ institutions: v.array(institution) }),
  errors: [],
});
