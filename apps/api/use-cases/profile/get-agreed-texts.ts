import type { CallOutput } from '@luwag/contract/endpoint';
import type { getAgreedTexts as endpoint } from '@luwag/contract/endpoints/profile/get-agreed-texts';
import { type AgreedText, versionIndex } from '@luwag/contract/text-versions';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { type Caller, done, type Outcome, read } from '../write.ts';

type Agreed = { version: string; agreedAt: string };

/** What the borrower last agreed to: the privacy notice with each log-in and application, the terms with each application. */
export async function getAgreedTexts(
  context: Pick<Context, 'store' | 'now'>,
  caller: Caller,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const loaded = await read(context, caller, ['applications']);
  if (!loaded.ok) return loaded;
  const { customer, applications } = loaded.value;
  const loggedIn = customer.logInConsents.map(({ textVersion, givenAt }) => ({
    version: textVersion,
    agreedAt: givenAt,
  }));
  const sent = (consent: 'privacyVersion' | 'termsVersion') =>
    applications.map(({ consents, submittedAt }) => ({
      version: consents[consent] ?? '',
      agreedAt: consents['givenAt'] ?? isoInstant(submittedAt),
    }));
  return done({
    privacy: newest('privacy', [...loggedIn, ...sent('privacyVersion')]),
    terms: newest('terms', sent('termsVersion')),
  });
}

/** The newest of the versions that the text has had, as agreed to first. */
function newest(text: AgreedText, all: readonly Agreed[]): Agreed | null {
  const [first] = all
    .filter(({ version }) => versionIndex(text, version) >= 0)
    .toSorted(
      (left, right) =>
        versionIndex(text, right.version) - versionIndex(text, left.version) ||
        left.agreedAt.localeCompare(right.agreedAt),
    );
  return first ?? null;
}
