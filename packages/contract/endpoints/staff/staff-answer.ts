import * as v from 'valibot';
import { uuidField } from '../../fields.ts';

export const staffRoleField = v.picklist([
  'agent',
  'reviewer',
  'seniorReviewer',
  'finance',
  'collections',
  'marketing',
  'admin',
  'auditor',
]);

export const staffSession = v.strictObject({ staffId: uuidField, name: v.string(), role: staffRoleField });
