import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField } from '../../fields.ts';
import { sumCentavosField } from '../../money.ts';
import { suspenseItem } from './suspense-answer.ts';

/** Money in suspense: open items, oldest first, and the last 50 that ended. */
export const listSuspense = endpoint({
  name: 'listSuspense',
  method: 'GET',
  path: '/api/staff/suspense',
  access: 'staff',
  isPolled: true,
  roles: ['finance', 'admin', 'auditor'],
  output: v.strictObject({
    asOf: instantField,
    /** All open items, of which `open` shows the oldest, and their sum: the balance of the suspense account. */
    openCount: v.number(),
    openCentavos: sumCentavosField,
    open: v.array(suspenseItem),
    ended: v.array(suspenseItem),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
