import { isOutstanding } from '@luwag/loan-engine/loan/loan-status';
import type { Context } from '../context.ts';
import { withoutContactsBefore } from '../customer-data/answers-before.ts';
import { type Caller, done, type Outcome, refused, write } from '../write.ts';
import { isSectionEditable } from '../customer-data/profile-lock.ts';
import { type ProfileAnswer, type ProfileContext, profileParts, viewProfile } from './profile-view.ts';
import { sealSection } from '../customer-data/section-values.ts';

/** Erases the contacts a borrower named, also those from before a correction request. The next application asks for new ones. */
export function removeContacts(
  context: ProfileContext & Pick<Context, 'store' | 'now'>,
  caller: Caller,
): Promise<Outcome<ProfileAnswer>> {
  return write(context, { caller, parts: profileParts }, (loaded) => {
    const known = loaded.sections.find(({ section }) => section === 'contacts');
    if (known === undefined) return done({ changes: {}, answer: viewProfile(context, loaded) });
    if (!isSectionEditable(loaded, 'contacts')) return refused('profile_locked');
    if (loaded.loans.some(({ status }) => isOutstanding(status))) return refused('request_not_possible');
    const emptied = {
      ...known,
      valuesSealed: sealSection(context.personalData, known, {}),
      step: 0,
      isComplete: false,
      savedAt: context.now(),
    };
    const others = loaded.sections.filter((row) => row !== known);
    const applications = loaded.applications.flatMap((application) =>
      withoutContactsBefore(context.personalData, application),
    );
    return done({
      changes: { sections: [emptied], ...(applications.length === 0 ? {} : { applications }) },
      answer: viewProfile(context, { ...loaded, sections: [...others, emptied] }),
    });
  });
}
