import * as v from 'valibot';
import { instantField, uuidField } from '../../fields.ts';
import { loanEventTypeField } from './loan-events.ts';

/** Who sees where events go and what became of them, and who changes it. */
export const receiverReaders = ['admin', 'auditor'] as const;
export const receiverRoles = ['admin'] as const;

export const receiverVersion = v.pipe(v.number(), v.integer(), v.minValue(0));

export const receiverParams = v.strictObject({ receiverId: uuidField });

/** Where events go, and which. */
export const receiverBody = v.strictObject({
  url: v.pipe(
    v.string('receiver_url'),
    v.trim(),
    v.maxLength(500, 'receiver_url'),
    v.check((text) => URL.canParse(text), 'receiver_url'),
  ),
  types: v.pipe(
    v.array(loanEventTypeField),
    v.minLength(1, 'choice_required'),
    v.transform((types) => [...new Set(types)]),
  ),
});

export const deliveryStateField = v.picklist(['waiting', 'delivered', 'failed'], 'choice_required');

export const receiverAnswer = v.strictObject({
  receiverId: uuidField,
  url: v.string(),
  types: v.array(loanEventTypeField),
  state: v.picklist(['on', 'off', 'gone']),
  /** Whether events were given up, so that somebody has to see to it. */
  isFailing: v.boolean(),
  waiting: v.number(),
  failed: v.number(),
  oldestWaitingAt: v.nullable(instantField),
  /** Until when the secret before the last change signs too; null where it does not. */
  previousSecretUntil: v.nullable(instantField),
  addedAt: instantField,
  /** Grows with each change; a change names the version it was made from. */
  version: receiverVersion,
});
export type ReceiverAnswer = v.InferOutput<typeof receiverAnswer>;

/** One event to one receiver. */
export const deliveryAnswer = v.strictObject({
  eventId: uuidField,
  loanId: uuidField,
  type: loanEventTypeField,
  sequence: v.number(),
  happenedAt: instantField,
  state: deliveryStateField,
  tries: v.number(),
  triedAt: v.nullable(instantField),
  nextTryAt: v.nullable(instantField),
  /** The HTTP status of the last answer, or why there was none. */
  answer: v.nullable(v.string()),
});
export type DeliveryAnswer = v.InferOutput<typeof deliveryAnswer>;

/** A secret with which events are signed; shown this once. */
export const secretField = v.string();
