import * as v from 'valibot';
import { staffRoles } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

export const staffRoleField = v.picklist(staffRoles);

export const staffEmailField = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email());
/** A password that is given to a member of staff. */
export const newStaffPasswordField = v.pipe(v.string(), v.minLength(12), v.maxLength(200));

export const staffSession = v.strictObject({ staffId: uuidField, name: v.string(), role: staffRoleField });
