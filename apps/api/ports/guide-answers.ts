import type { GuideName } from '@luwag/contract/guide-names';
import type { Language } from '@luwag/contract/language';

export type GuideCount = { guide: GuideName; language: Language; helped: number; notHelped: number };

/** How often each guide was said to have helped, and not: sums alone, with nothing of who said it or when. */
export type GuideAnswers = {
  count: (guide: GuideName, language: Language, hasHelped: boolean) => Promise<void>;
  /** By guide and language; those without an answer are absent. */
  list: () => Promise<readonly GuideCount[]>;
};
