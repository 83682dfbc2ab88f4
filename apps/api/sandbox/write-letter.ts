import { assertThat } from '@luwag/loan-engine/assertion';
import type { Context } from '../use-cases/context.ts';
import { sendLetter } from '../use-cases/letter/send-letter.ts';
import { answerLetter } from '../use-cases/staff/letters.ts';
import { sandboxMember } from './sandbox-member.ts';
import type { SandboxPerson } from './sandbox-people.ts';

type LetterContext = Pick<Context, 'store' | 'letterBox' | 'personalData' | 'staff' | 'randomness' | 'now'>;

/** Sends what an invented borrower writes to the lender today, and the lender's answer where there is one. */
export async function writeLetter(context: LetterContext, { phone, writes }: SandboxPerson): Promise<void> {
  if (writes === undefined) return;
  const customerId = await context.store.findByPhone(context.personalData.blindIndex('phone', phone));
  assertThat(customerId !== null, 'a borrower who writes was added before');
  const { answer, ...letter } = writes;
  const newKey = () => context.randomness.uuid();
  const sent = await sendLetter(context, { kind: 'system', customerId }, letter, newKey());
  assertThat(sent.ok, 'what an invented borrower writes may be written');
  if (answer === undefined) return;
  const agent = await sandboxMember(context, 'agent');
  const { letterId } = sent.value;
  const body = { outcome: 'answered', text: answer } as const;
  const answered = await answerLetter(context, agent, { customerId, letterId }, body, newKey());
  assertThat(answered.ok, 'a letter just sent may be answered');
}
