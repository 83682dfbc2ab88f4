import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { settlementFileAnswer } from './settlement-file-answer.ts';

/**
 * Books a settlement file. Only another person than brought it may, not while a break of its payments is open, and not with a row
 * that another file has booked.
 */
export const bookSettlement = endpoint({
  name: 'bookSettlement',
  method: 'POST',
  path: '/api/staff/settlement-files/:fileId/booking',
  access: 'staff',
  roles: ['finance', 'admin'],
  params: v.strictObject({ fileId: uuidField }),
  output: settlementFileAnswer,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'second_person_required', 'request_not_possible'],
});
