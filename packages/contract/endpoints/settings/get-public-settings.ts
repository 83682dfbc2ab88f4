import * as v from 'valibot';
import { type CallOutput, endpoint } from '../../endpoint.ts';
import { productAnswer } from '../loan/get-offer.ts';

/** Who lends, and how to reach them. Shown on /start, /aboutUs and every paper. */
export const legalIdentity = v.strictObject({
  productName: v.string(),
  corporateName: v.string(),
  secRegistrationNumber: v.string(),
  certificateOfAuthorityNumber: v.string(),
  hotLine: v.string(),
  serviceEmail: v.string(),
  website: v.string(),
  address: v.string(),
  grievanceOfficer: v.string(),
  grievanceEmail: v.string(),
});

export const getPublicSettings = endpoint({
  name: 'getPublicSettings',
  method: 'GET',
  path: '/api/settings',
  access: 'open',
  output: v.strictObject({
    mode: v.picklist(['sandbox', 'production']),
    supportAndroid: v.boolean(),
    /** Whether words cannot be marked; amounts, numbers, errors and agreements always can. */
    prohibitSelect: v.boolean(),
    /** Where the API is reached in test and in production. */
    requestUrls: v.strictObject({ test: v.string(), prod: v.string() }),
    maritalStatusList: v.picklist(['short', 'long']),
    legalIdentity,
    /** The main product's terms in force; null on a day on which none is sold. */
    product: v.nullable(productAnswer),
  }),
  errors: [],
});

/** What every visitor is told: who lends, and the prices in force. */
export type PublicSettings = CallOutput<typeof getPublicSettings>;
