import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField } from '../../fields.ts';
import { maintenanceWindow } from './maintenance-answer.ts';

/** The last maintenance set for each function, whether it is over or not. */
export const listMaintenance = endpoint({
  name: 'listMaintenance',
  method: 'GET',
  path: '/api/staff/maintenance',
  access: 'staff',
  roles: ['admin', 'auditor'],
  output: v.strictObject({ asOf: instantField, windows: v.array(maintenanceWindow) }),
  errors: ['not_signed_in', 'forbidden'],
});
