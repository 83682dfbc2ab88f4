import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

/** Takes a settlement file away that has booked nothing, such as one uploaded by mistake or that overlaps another. One person may. */
export const withdrawSettlementFile = endpoint({
  name: 'withdrawSettlementFile',
  method: 'POST',
  path: '/api/staff/settlement-files/:fileId/withdrawal',
  access: 'staff',
  roles: ['finance', 'admin'],
  params: v.strictObject({ fileId: uuidField }),
  output: v.strictObject({}),
  errors: ['not_signed_in', 'forbidden', 'not_found', 'request_not_possible'],
});
