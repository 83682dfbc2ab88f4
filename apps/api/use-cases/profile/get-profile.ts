import type { Context } from '../context.ts';
import { type Caller, done, type Outcome, read } from '../write.ts';
import { type ProfileAnswer, type ProfileContext, profileParts, viewProfile } from './profile-view.ts';

/** Everything the borrower has told us so far, drafts included. */
export async function getProfile(
  context: ProfileContext & Pick<Context, 'store' | 'now'>,
  caller: Caller,
): Promise<Outcome<ProfileAnswer>> {
  const loaded = await read(context, caller, profileParts);
  return loaded.ok ? done(viewProfile(context, loaded.value)) : loaded;
}
