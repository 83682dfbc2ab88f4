import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { assertThat } from '@luwag/loan-engine/assertion';
import type { Context } from '../use-cases/context.ts';
import { setFaq } from '../use-cases/faq/faq.ts';
import { sandboxFaq } from './sandbox-faq.ts';
import { sandboxMember } from './sandbox-member.ts';

/** Lets the sandbox's marketing write questions and answers, where nobody has written any. */
export async function addSandboxFaq(
  context: Pick<Context, 'faq' | 'staff' | 'randomness' | 'now'>,
): Promise<void> {
  if ((await context.faq.list()).length > 0) return;
  const { staffId } = await sandboxMember(context, 'marketing');
  const effectiveOn = manilaDateOf(context.now());
  for (const { topic, questions } of sandboxFaq) {
    const set = await setFaq(context, staffId, topic, { effectiveOn, questions: [...questions] });
    assertThat(set.ok, 'what an invented lender writes may be written');
  }
}
