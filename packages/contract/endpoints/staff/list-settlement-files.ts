import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { settlementFileAnswer } from './settlement-file-answer.ts';

/** The newest settlement files, some at a time. Without `before` also each older one that has a step to be done. */
export const listSettlementFiles = endpoint({
  name: 'listSettlementFiles',
  method: 'GET',
  path: '/api/staff/settlement-files',
  access: 'staff',
  isPolled: true,
  roles: ['finance', 'admin', 'auditor'],
  query: v.strictObject({
    /** What `older` of another answer says. */
    before: v.optional(uuidField),
  }),
  output: v.strictObject({
    files: v.array(settlementFileAnswer),
    /** The file before which older ones are asked for; null where there are none. */
    older: v.nullable(uuidField),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
