import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';

export const barangay = v.strictObject({
  barangayCode: v.string(),
  barangay: v.string(),
  city: v.string(),
  province: v.string(),
  postalCode: v.string(),
});

/** Barangays whose name or place begins like `text`, at most 20, best first; or the one whose ten-digit code `text` is. */
export const searchAddresses = endpoint({
  name: 'searchAddresses',
  method: 'GET',
  path: '/api/addresses',
  access: 'open',
  query: v.strictObject({ text: v.pipe(v.string('text_too_long'), v.maxLength(80, 'text_too_long')) }),
  output: v.strictObject({ places: v.array(barangay) }),
  errors: [],
});
