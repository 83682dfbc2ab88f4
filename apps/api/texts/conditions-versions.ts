/** The version of each text a borrower agrees to before anything is decided; kept with every consent. */
export const conditionsVersions = { privacyVersion: '2026-11', termsVersion: '2026-11' } as const;
