import * as v from 'valibot';
import { ownerAsked } from './let-log-in-again.ts';

/** An account that is to be unlocked, which waits for a second person. */
export const unlockStep = v.strictObject({ kind: v.literal('unlock-account'), ...ownerAsked });
export type UnlockStep = v.InferOutput<typeof unlockStep>;
