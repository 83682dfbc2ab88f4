import type { Language } from '@luwag/contract/language';

/** What the link of an advertisement says of it; null where it says nothing. */
export type Advertisement = { campaign: string | null; adgroup: string | null; creative: string | null };

/** What is told: that somebody came by an advertisement, and that they applied for a loan. */
export const adEventKinds = ['arrival', 'application'] as const;
export type AdEventKind = (typeof adEventKinds)[number];

/** A yes to having an advertising service told, in which text and language, until it was taken back. Instants are ISO. */
export type AdConsent = {
  textVersion: string;
  language: Language;
  givenAt: string;
  withdrawnAt: string | null;
  /** Where none led here nothing is told; gone once the yes was taken back. */
  advertisement: (Advertisement & { visitorId: string }) | null;
  /** What was told, and when: each once, also when the yes is given anew. */
  toldAt: Partial<Record<AdEventKind, string>>;
};

export type AdChoice = { adConsent: AdConsent | null };

/** `visitorId` is random, made for this purpose alone, and stands nowhere else. */
export type AdEvent = Advertisement & { kind: AdEventKind; visitorId: string; at: number };

/** What became of an event. Later: the same may be taken when it is sent again. Refused: not as it is. */
export type AdOutcome = 'taken' | 'later' | 'refused';

/** Tells the service that measures advertisements what came of one; told the same again, it counts it once. */
export type AdAttribution = { tell: (event: AdEvent) => Promise<AdOutcome> };
