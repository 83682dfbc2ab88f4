import { assertThat } from '@luwag/loan-engine/assertion';
import type { Context } from '../use-cases/context.ts';
import { sendRequest } from '../use-cases/request/send-request.ts';
import type { SandboxPerson } from './sandbox-people.ts';

/** Sends what an invented borrower asks of the lender today, so that staff find it waiting. */
export async function askLender(
  context: Pick<Context, 'store' | 'personalData' | 'randomness' | 'now'>,
  { phone, becomes }: SandboxPerson,
): Promise<void> {
  const kind = typeof becomes === 'object' ? becomes.asks : undefined;
  if (kind === undefined) return;
  const customerId = await context.store.findByPhone(context.personalData.blindIndex('phone', phone));
  assertThat(customerId !== null, 'a borrower who asks was added before');
  const { loans } = await context.store.load({ customerId, parts: ['loans'] });
  const loanId = loans[0]?.loanId ?? '';
  const body = kind === 'hardship' ? ({ kind, loanId, installments: 3 } as const) : { kind, loanId };
  const asked = await sendRequest(context, { kind: 'system', customerId }, body, context.randomness.uuid());
  assertThat(asked.ok, 'what an invented borrower asks for may be asked for');
}
