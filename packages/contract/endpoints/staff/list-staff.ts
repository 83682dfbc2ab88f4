import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';
import { auditReaders } from './list-audit-log.ts';
import { staffRoleField } from './staff-answer.ts';

/** Everybody who was ever added to the staff, by name, and who of them can sign in. */
export const listStaff = endpoint({
  name: 'listStaff',
  method: 'GET',
  path: '/api/staff/members',
  access: 'staff',
  roles: auditReaders,
  output: v.strictObject({
    members: v.array(
      v.strictObject({
        staffId: uuidField,
        name: v.string(),
        email: v.string(),
        role: staffRoleField,
        hasAccess: v.boolean(),
        /** Null for somebody who never did. */
        signedInAt: v.nullable(instantField),
      }),
    ),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
