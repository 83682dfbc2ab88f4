import * as v from 'valibot';
import { staffRoles } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

export const staffRoleField = v.picklist(staffRoles);

export const staffSession = v.strictObject({ staffId: uuidField, name: v.string(), role: staffRoleField });
