import * as v from 'valibot';
import { lineField } from '../../fields.ts';
import { identityProofs } from './let-log-in-again.ts';

/** How staff made sure that the account's owner asks, and why, for the log: what an account is locked and unlocked on. */
export const ownerAsked = {
  proof: v.picklist(identityProofs, 'choice_required'),
  reason: lineField('reason_required', 5, 200),
};

/** An account that is to be unlocked, which waits for a second person. */
export const unlockStep = v.strictObject({ kind: v.literal('unlock-account'), ...ownerAsked });
export type UnlockStep = v.InferOutput<typeof unlockStep>;
