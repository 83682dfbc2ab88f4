import { latestVersion } from '@luwag/contract/text-versions';

/** The version of each text a borrower agrees to before anything is decided; kept with every consent. */
export const conditionsVersions = {
  privacyVersion: latestVersion('privacy'),
  termsVersion: latestVersion('terms'),
} as const;

/** The version of what the settings say about telling an advertising service. */
export const adConsentVersion = '2026-11';

/** The version of what a visitor agrees to when leaving a number for the Android waitlist. */
export const waitlistEntryVersion = '2026-11-23';
