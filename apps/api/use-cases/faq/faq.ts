import type { CallOutput } from '@luwag/contract/endpoint';
import type { FaqEdition, FaqTopic } from '@luwag/contract/endpoints/faq/faq-answer';
import type { getFaq as getEndpoint } from '@luwag/contract/endpoints/faq/get-faq';
import type { listFaq as listEndpoint } from '@luwag/contract/endpoints/faq/list-faq';
import type { Language } from '@luwag/contract/language';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { TopicEdition } from '../../ports/faq-repository.ts';
import type { Context } from '../context.ts';
import { done, type Outcome, refused } from '../write.ts';

type FaqContext = Pick<Context, 'faq' | 'randomness' | 'now'>;

/** What the lender says in one language today; a topic emptied by staff is left to the app's own words. */
export async function getFaq(
  { faq, now }: FaqContext,
  language: Language,
): Promise<Outcome<CallOutput<typeof getEndpoint>>> {
  const editions = await faq.inForce(manilaDateOf(now()));
  const topics = editions
    .filter(({ questions }) => questions.length > 0)
    .map(({ topic, questions }) => ({ topic, questions: questions.map((inAll) => inAll[language]) }));
  return done({ topics });
}

/** Every edition, for staff. */
export async function listFaq({ faq, now }: FaqContext): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  return done({ today: manilaDateOf(now()), editions: [...(await faq.list())] });
}

/** Sets a topic's questions from today or a later day on: what was in force on a day that is over stays as it was. */
export async function setFaq(
  { faq, randomness, now }: FaqContext,
  staffId: string,
  topic: FaqTopic,
  { effectiveOn, questions }: FaqEdition,
): Promise<Outcome<TopicEdition>> {
  if (effectiveOn < manilaDateOf(now()))
    return refused('validation_failed', { fields: [{ path: 'effectiveOn', code: 'date_over' }] });
  const before = (await faq.list()).find((row) => row.topic === topic && row.effectiveOn === effectiveOn);
  const edition = { topic, effectiveOn, questions };
  await faq.set(edition, {
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId,
    action: 'faq-set',
    detail: { topic, effectiveOn, questions: `${questions.length}` },
    before: { questions: before?.questions.length ?? null },
    after: { questions: questions.length },
  });
  return done(edition);
}
