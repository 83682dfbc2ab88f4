/** What a key lets a system of the lender's own do. No scope gives a name, a phone number or a document. */
export const partnerScopes = ['loans:read', 'repayments:write', 'events:read'] as const;
export type PartnerScope = (typeof partnerScopes)[number];

/** A key that moves money needs a second person before it works. */
export const needsSecondPerson = (scopes: readonly PartnerScope[]): boolean =>
  scopes.includes('repayments:write');
