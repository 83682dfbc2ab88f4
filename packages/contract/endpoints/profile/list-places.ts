import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';

/** One level of the address tree: provinces without `within`, else the cities of a province or the barangays of a city. */
export const listPlaces = endpoint({
  name: 'listPlaces',
  method: 'GET',
  path: '/api/places',
  access: 'open',
  query: v.strictObject({
    within: v.optional(v.pipe(v.string('place_code'), v.regex(/^\d{10}$/, 'place_code'))),
  }),
  output: v.strictObject({
    places: v.array(v.strictObject({ code: v.string(), name: v.string(), postalCode: v.string() })),
  }),
  errors: [],
});
