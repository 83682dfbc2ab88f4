import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { closableField, maintenanceBody, maintenanceWindow } from './maintenance-answer.ts';

/** Closes one function from one instant to another, in the place of what was set for it before. */
export const setMaintenance = endpoint({
  name: 'setMaintenance',
  method: 'PUT',
  path: '/api/staff/maintenance/:functionName',
  access: 'staff',
  roles: ['admin'],
  params: v.strictObject({ functionName: closableField }),
  body: maintenanceBody,
  output: maintenanceWindow,
  errors: ['not_signed_in', 'forbidden'],
});
