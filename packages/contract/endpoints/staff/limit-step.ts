import * as v from 'valibot';
import { uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';

/** An approval with a limit above the scorecard's proposal, which waits for a second person. */
export const limitStep = v.strictObject({
  kind: v.literal('approve-limit'),
  applicationId: uuidField,
  limitCentavos: centavosField,
  /** What the scorecard proposed. */
  proposedLimitCentavos: centavosField,
});
export type LimitStep = v.InferOutput<typeof limitStep>;
