import type { GuideAnswers } from '../../ports/guide-answers.ts';
import type { SupportMessageRepository } from '../../ports/support-message-repository.ts';
import type { MessageRepository } from '../../ports/message-repository.ts';
import type { WaitlistEntries } from '../../ports/waitlist-entries.ts';
import type { ProviderEvents } from '../../ports/provider-events.ts';
import type { Queryable } from './database.ts';
import { createGuideAnswers } from './guide-answers.ts';
import { createSupportMessageRepository } from './support-message-repository.ts';
import { createProviderEvents } from './provider-events.ts';
import { createMessageRepository } from './message-repository.ts';
import { createWaitlistEntries } from './waitlist-entries.ts';

/** What borrowers are told, what they write, whether the guides helped them, and who waits to be told of Android, and what providers tell. */
export function createRepositories(database: Queryable): {
  messageRepository: MessageRepository;
  supportMessageRepository: SupportMessageRepository;
  guideAnswers: GuideAnswers;
  waitlistEntries: WaitlistEntries;
  providerEvents: ProviderEvents;
} {
  return {
    messageRepository: createMessageRepository(database),
    supportMessageRepository: createSupportMessageRepository(database),
    guideAnswers: createGuideAnswers(database),
    waitlistEntries: createWaitlistEntries(database),
    providerEvents: createProviderEvents(database),
  };
}
