import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { draftValuesField, sectionNameField } from '../../profile/sections.ts';
import { profileAnswer } from './profile-answer.ts';

/** Checks a section by its schema and marks it done; failures name the fields. */
export const completeSection = endpoint({
  name: 'completeSection',
  method: 'PUT',
  path: '/api/profile/sections/:section',
  access: 'customer',
  params: v.strictObject({ section: sectionNameField }),
  body: v.strictObject({ values: draftValuesField }),
  output: profileAnswer,
  errors: ['not_signed_in', 'session_ended', 'profile_locked', 'new_device_wait', 'busy_try_again'],
});
