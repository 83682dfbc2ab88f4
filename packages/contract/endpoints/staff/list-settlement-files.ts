import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { settlementFileAnswer } from './settlement-file-answer.ts';

/** The newest settlement files. */
export const listSettlementFiles = endpoint({
  name: 'listSettlementFiles',
  method: 'GET',
  path: '/api/staff/settlement-files',
  access: 'staff',
  isPolled: true,
  roles: ['finance', 'admin', 'auditor'],
  output: v.strictObject({ files: v.array(settlementFileAnswer) }),
  errors: ['not_signed_in', 'forbidden'],
});
