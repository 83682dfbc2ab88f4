import * as v from 'valibot';
import { closable } from '../../endpoint.ts';
import { instantField } from '../../fields.ts';

export const closableField = v.picklist(closable, 'choice_required');

export const maintenanceBody = v.strictObject({
  fromAt: instantField,
  /** From when it works again. Not after `fromAt`: it works at once. */
  untilAt: instantField,
  /** What borrowers read beside the times; may be empty. */
  note: v.pipe(v.string('text_too_long'), v.trim(), v.maxLength(200, 'text_too_long')),
});

export const maintenanceWindow = v.strictObject({
  functionName: closableField,
  fromAt: instantField,
  untilAt: instantField,
  note: v.string(),
});
export type MaintenanceAnswer = v.InferOutput<typeof maintenanceWindow>;
