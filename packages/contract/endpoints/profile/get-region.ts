import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';

const province = v.strictObject({ code: v.string(), name: v.string() });

/** A city with its barangays as columns, in the order of their codes. */
const city = v.strictObject({
  code: v.string(),
  name: v.string(),
  /** Its place among the provinces. */
  province: v.number(),
  postalCode: v.string(),
  /** The last three digits of each barangay's code; the first seven are the city's. */
  numbers: v.array(v.number()),
  barangays: v.array(v.string()),
  /** One for each barangay, or none where all have the city's. */
  postalCodes: v.array(v.string()),
});

/** Everything in one region, for a phone to search without a network; 6 to 21 kB on the way. */
export const getRegion = endpoint({
  name: 'getRegion',
  method: 'GET',
  path: '/api/regions/:region',
  access: 'open',
  keptForSeconds: 7 * 86_400,
  params: v.strictObject({ region: v.pipe(v.string('place_code'), v.regex(/^\d{2}$/, 'place_code')) }),
  output: v.strictObject({ region: v.string(), provinces: v.array(province), cities: v.array(city) }),
  errors: [],
});
