import * as v from 'valibot';

/** How pushes stand on the phone that asks. */
export const pushAnswer = v.strictObject({
  /** By which a browser knows whose pushes it lets in (VAPID): a point of the curve P-256, base64url. */
  publicKey: v.string(),
  isOn: v.boolean(),
});
export type PushState = v.InferOutput<typeof pushAnswer>;
