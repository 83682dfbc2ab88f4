import * as v from 'valibot';
import { dateField, instantField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';

/** An application as the page of its customer lists it. */
export const applicationSummary = v.strictObject({
  applicationId: uuidField,
  status: v.picklist(['under-review', 'correction-requested', 'approved', 'declined', 'withdrawn']),
  submittedAt: instantField,
  decidedAt: v.nullable(instantField),
  /** Whether the scorecard or a person decided; null before anybody did. */
  decidedBy: v.nullable(v.picklist(['scorecard', 'person'])),
  /** Why it was declined or is looked at; null for those who may not open cases. */
  reasonCodes: v.nullable(v.array(v.string())),
  /** What was granted; nothing where it was not approved. */
  limitCentavos: centavosField,
  /** Of a declined one: from when the borrower may apply again; null where that is not said. */
  reapplyOn: v.nullable(dateField),
});
export type ApplicationSummary = v.InferOutput<typeof applicationSummary>;
