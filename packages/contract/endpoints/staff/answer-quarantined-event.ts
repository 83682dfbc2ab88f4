import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { stepReasonField } from './lender-step.ts';

const event = {
  provider: v.pipe(v.string('choice_required'), v.maxLength(40, 'choice_required')),
  eventId: v.pipe(v.string('choice_required'), v.maxLength(300, 'choice_required')),
};

/** Has the provider asked about an event again, or takes the event off the list with a reason. Neither moves money, so one person may. */
export const answerQuarantinedEvent = endpoint({
  name: 'answerQuarantinedEvent',
  method: 'POST',
  path: '/api/staff/provider-events/answer',
  access: 'staff',
  roles: ['finance', 'admin'],
  body: v.variant(
    'step',
    [
      v.strictObject({ step: v.literal('ask-again'), ...event }),
      v.strictObject({ step: v.literal('looked-at'), ...event, reason: stepReasonField }),
    ],
    'choice_required',
  ),
  /** 'waiting': it is acted on again by a job. */
  output: v.strictObject({ state: v.picklist(['waiting', 'done']) }),
  errors: ['not_signed_in', 'forbidden'],
});
