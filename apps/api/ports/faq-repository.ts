import type { FaqEdition, FaqTopic } from '@luwag/contract/endpoints/faq/faq-answer';
import type { AuditEntry } from './staff-store.ts';

export type TopicEdition = FaqEdition & { topic: FaqTopic };

/** The lender's own questions and answers, by topic and by the day from which they hold. */
export type FaqRepository = {
  /** The latest day of each topic first. */
  list: () => Promise<readonly TopicEdition[]>;
  /** The edition of each topic that holds on a day (YYYY-MM-DD). */
  inForce: (on: string) => Promise<readonly TopicEdition[]>;
  /** Puts an edition in the place of the one of the same day, and keeps who did it. */
  set: (edition: TopicEdition, audit: AuditEntry) => Promise<void>;
};
