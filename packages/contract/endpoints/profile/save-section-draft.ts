import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { draftValuesField, sectionNameField } from '../../profile/sections.ts';
import { sectionAnswer } from './profile-answer.ts';

/** Keeps what has been typed so far, unfinished and unchecked but for length. */
export const saveSectionDraft = endpoint({
  name: 'saveSectionDraft',
  method: 'PUT',
  path: '/api/profile/sections/:section/draft',
  access: 'customer',
  params: v.strictObject({ section: sectionNameField }),
  body: v.strictObject({
    values: draftValuesField,
    step: v.pipe(
      v.number('step_invalid'),
      v.integer('step_invalid'),
      v.minValue(0, 'step_invalid'),
      v.maxValue(20, 'step_invalid'),
    ),
  }),
  output: sectionAnswer,
  errors: ['not_signed_in', 'session_ended', 'profile_locked', 'new_device_wait', 'busy_try_again'],
});
