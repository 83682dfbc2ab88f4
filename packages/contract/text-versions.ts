/** One wording of a text, by the name that consents to it are kept under. */
export type TextVersion = { version: string; inForceOn: string };

/**
 * The texts a borrower agrees to before anything is decided, each with all its versions, the oldest first. Another wording is
 * another version: `apps/borrower/messages/agreed-texts.test.ts` holds each to its fingerprint.
 */
export const textVersions = {
  privacy: [
    { version: '2026-11', inForceOn: '2026-11-01' },
    { version: '2026-11-22', inForceOn: '2026-11-22' },
    { version: '2026-11-23', inForceOn: '2026-11-23' },
    { version: '2026-11-27', inForceOn: '2026-11-27' },
  ],
  terms: [
    { version: '2026-11', inForceOn: '2026-11-01' },
    { version: '2026-11-26', inForceOn: '2026-11-26' },
    { version: '2026-11-27', inForceOn: '2026-11-27' },
  ],
} as const satisfies Record<string, readonly [TextVersion, ...TextVersion[]]>;

export type AgreedText = keyof typeof textVersions;

/** The version in force. */
export function latestVersion(text: AgreedText): string {
  return textVersions[text].at(-1)?.version ?? '';
}

/** The place of a version among those of its text, counted from 0; -1 where the text never had it. */
export function versionIndex(text: AgreedText, version: string): number {
  return textVersions[text].findIndex((known) => known.version === version);
}
