import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { listCustomerSupportMessages as listEndpoint } from '@luwag/contract/endpoints/staff/list-customer-support-messages';
import type { takeDownSupportMessage as takeEndpoint } from '@luwag/contract/endpoints/staff/take-down-support-message';
import type { SupportMessagePlace } from '../../ports/support-message-repository.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { newSupportMessage } from '../support-message/send-support-message.ts';
import { supportMessageReceiptOf, viewSupportMessage } from '../support-message/support-message-view.ts';
import { type Decision, done, type Outcome, read, refused, write } from '../write.ts';

type Listed = CallOutput<typeof listEndpoint>;
type Receipt = CallOutput<typeof takeEndpoint>;
type MessageContext = Pick<
  Context,
  'store' | 'supportMessageRepository' | 'personalData' | 'staff' | 'randomness' | 'now'
>;

const mostShown = 10;

/** What a customer wrote with what was answered, some at a time. That somebody read it is kept. */
export async function listCustomerSupportMessages(
  context: MessageContext,
  { staffId }: Staff,
  customerId: string,
  { after }: ParsedInput<typeof listEndpoint>['query'],
): Promise<Outcome<Listed>> {
  const loaded = await read(context, { kind: 'system', customerId }, []);
  if (!loaded.ok) return loaded;
  const { supportMessageRepository, personalData, randomness, now } = context;
  await context.staff.audit({
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId,
    action: 'support-messages-listed',
    customerId,
  });
  const rows = await supportMessageRepository.list(customerId, mostShown + 1, placeOf(after));
  const shown = rows.slice(0, mostShown);
  const last = rows.length > mostShown ? shown.at(-1) : undefined;
  return done({
    supportMessages: shown.map((row) => viewSupportMessage(personalData, row)),
    next: last === undefined ? null : `${last.sentAt}_${last.supportMessageId}`,
  });
}

function placeOf(after: string | undefined): SupportMessagePlace | undefined {
  if (after === undefined) return undefined;
  const [sentAt = '', supportMessageId = ''] = after.split('_');
  return { sentAt: Number(sentAt), supportMessageId };
}

/** Keeps what a customer said by phone or email until it is answered. */
export function takeDownSupportMessage(
  context: MessageContext,
  { staffId }: Staff,
  customerId: string,
  body: ParsedInput<typeof takeEndpoint>['body'],
  idempotencyKey: string,
): Promise<Outcome<Receipt>> {
  const { kind, text } = body;
  const intent = { idempotencyKey, endpoint: 'takeDownSupportMessage', body: { staffId, ...body } };
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: [], intent },
    ({ customer }): Outcome<Decision<Receipt>> => {
      if (customer.erasedAt !== null) return refused('request_not_possible');
      const supportMessage = newSupportMessage(context, customerId, kind, { text, isTakenDown: true });
      const audit = {
        auditId: context.randomness.orderedUuid(),
        at: context.now(),
        staffId,
        action: 'support-message-taken-down',
        customerId,
        subjectId: supportMessage.supportMessageId,
        detail: { kind },
      } as const;
      return done({
        changes: { supportMessages: [supportMessage], audits: [audit] },
        answer: supportMessageReceiptOf(supportMessage),
      });
    },
  );
}
