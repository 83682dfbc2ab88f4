import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { planInstallments } from '../request/request-answer.ts';
import { extensionAnswer, standingAnswer } from './extend-due-date.ts';

/** What can become of a loan: where it stands on each day ahead if nothing is paid, and what each way of paying costs. */
export const projectionAnswer = v.strictObject({
  today: dateField,
  dueOn: dateField,
  /** All charges together never pass this. */
  ceilingCentavos: centavosField,
  /** One standing a day, today first, to thirty days after the due date. */
  days: v.array(standingAnswer),
  extension: v.nullable(extensionAnswer),
  /** Half of what is owed paid today, the rest on the last of those days. */
  half: v.strictObject({ payNowCentavos: centavosField, after: standingAnswer }),
  /** Plans that may be asked for, which charge nothing more. */
  plans: v.array(
    v.strictObject({
      installments: v.picklist(planInstallments),
      /** The largest of its payments. */
      eachCentavos: centavosField,
      firstDueOn: dateField,
      lastDueOn: dateField,
      costCentavos: centavosField,
    }),
  ),
});
export type Projection = v.InferOutput<typeof projectionAnswer>;

/** The projection of a running loan of the borrower's own; null where it is not running. */
export const getProjection = endpoint({
  name: 'getProjection',
  method: 'GET',
  path: '/api/loans/:loanId/projection',
  access: 'customer',
  params: v.strictObject({ loanId: uuidField }),
  output: v.strictObject({ projection: v.nullable(projectionAnswer) }),
  errors: ['not_signed_in', 'session_ended'],
});
