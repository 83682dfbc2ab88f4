import type { FaqTopic } from '@luwag/contract/endpoints/faq/faq-answer';
import { helpTable } from '../../routing/help-table.ts';

/** What people ask on a screen, nearest first; what they ask anywhere comes last. */
export function faqTopics(routeName: string): readonly FaqTopic[] {
  return [...(helpTable[routeName] ?? []), 'general'];
}
