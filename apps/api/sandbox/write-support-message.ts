import { assertThat } from '@luwag/loan-engine/assertion';
import type { Context } from '../use-cases/context.ts';
import { sendSupportMessage } from '../use-cases/support-message/send-support-message.ts';
import { answerSupportMessage } from '../use-cases/staff/support-messages.ts';
import { sandboxMember } from './sandbox-member.ts';
import type { SandboxPerson } from './sandbox-people.ts';

type SupportMessageContext = Pick<
  Context,
  'store' | 'supportMessageRepository' | 'personalData' | 'staff' | 'randomness' | 'now'
>;

/** Sends what an invented borrower writes to the lender today, and the lender's answer where there is one. */
export async function writeSupportMessage(
  context: SupportMessageContext,
  { phone, writes }: SandboxPerson,
): Promise<void> {
  if (writes === undefined) return;
  const customerId = await context.store.findByPhone(context.personalData.blindIndex('phone', phone));
  assertThat(customerId !== null, 'a borrower who writes was added before');
  const { answer, ...supportMessage } = writes;
  const newKey = () => context.randomness.uuid();
  const sent = await sendSupportMessage(context, { kind: 'system', customerId }, supportMessage, newKey());
  assertThat(sent.ok, 'what an invented borrower writes may be written');
  if (answer === undefined) return;
  const agent = await sandboxMember(context, 'agent');
  const { supportMessageId } = sent.value;
  const body = { outcome: 'answered', text: answer } as const;
  const answered = await answerSupportMessage(
    context,
    agent,
    { customerId, supportMessageId },
    body,
    newKey(),
  );
  assertThat(answered.ok, 'a support message just sent may be answered');
}
