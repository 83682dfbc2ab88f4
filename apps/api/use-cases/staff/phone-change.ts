import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { PhoneStep } from '@luwag/contract/endpoints/staff/phone-step';
import type { proposePhoneChange as endpoint } from '@luwag/contract/endpoints/staff/propose-phone-change';
import { assertThat } from '@luwag/loan-engine/assertion';
import type { Changes, CustomerRow } from '../../ports/customer-store.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { proposalOf, type Staff, stepAudit } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { openPhoneChange, sealPhoneChange } from '../customer-data/phone-change.ts';
import { phoneOf } from '../customer-data/phone-of.ts';
import { messageFor } from '../messages/message-for.ts';
import { type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';

export type PhoneContext = Pick<Context, 'store' | 'personalData' | 'randomness' | 'now'>;
type Proposed = CallOutput<typeof endpoint>;

/** Proposes another phone number for a customer; they log in with the one they have until a second person confirms. */
export function proposePhoneChange(
  context: PhoneContext,
  staff: Staff,
  customerId: string,
  { phone, proof, reason }: ParsedInput<typeof endpoint>['body'],
): Promise<Outcome<Proposed>> {
  const { personalData } = context;
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['requests'] },
    async (loaded): Promise<Outcome<Decision<Proposed>>> => {
      const free = await freeFor(context, loaded.customer, phone);
      if (!free.ok) return free;
      const step: PhoneStep = { kind: 'change-phone', proof, reason };
      const proposal = proposalOf(context, loaded.requests, staff, { customerId, loanId: null }, step);
      if (!proposal.ok) return proposal;
      const { requestId, status } = proposal.value;
      const numbers = { from: phoneOf(personalData, loaded), to: phone };
      const detailsSealed = sealPhoneChange(personalData, requestId, numbers);
      const about = { customerId, subjectId: requestId };
      const change = { step, before: { requestStatus: null }, after: { requestStatus: status } };
      return done({
        changes: {
          requests: [{ ...proposal.value, detailsSealed }],
          audits: [stepAudit(context, staff, 'phone-change-proposed', about, change)],
        },
        answer: { outcome: 'waits-for-second-person' },
      });
    },
  );
}

/**
 * The number as a second person changes it. Who holds the old one may hold the phone too, so every log-in ends with it and every
 * browser counts as new. Both numbers are told: the old one belongs to the borrower where somebody else asked for this.
 */
export async function phoneChanges(
  context: PhoneContext,
  { customer, sessions }: Loaded<'sessions'>,
  staff: Staff,
  request: RequestRow,
  step: PhoneStep,
): Promise<Outcome<Changes>> {
  const { personalData } = context;
  const { customerId, requestId } = request;
  const numbers = openPhoneChange(personalData, request);
  assertThat(numbers !== null, 'a number that waits for a second person is kept with its step');
  const free = await freeFor(context, customer, numbers.to);
  if (!free.ok) return free;
  const at = context.now();
  const about = { customerId, subjectId: requestId };
  const change = { step, before: { requestStatus: request.status }, after: { requestStatus: 'done' } };
  const messages = messageFor(context, customer, { code: 'phoneChanged', about: requestId, facts: {} });
  return done({
    customer: {
      phoneIndex: free.value,
      phoneSealed: personalData.seal(sealPlaces.phone(customerId), numbers.to),
      deviceGeneration: customer.deviceGeneration + 1,
    },
    sessions: sessions.map((row) => ({ ...row, endedAt: at, endReason: 'phone-changed' })),
    audits: [stepAudit(context, staff, 'phone-changed', about, change)],
    messages,
    // The message itself goes to the new number.
    jobs: messages.map(({ messageId }) => ({
      kind: 'tell-message',
      payload: { customerId, messageId, phoneChangeId: requestId },
    })),
  });
}

/** The blind index of a number that a customer may move to. One that opens an account already opens that one only. */
async function freeFor(
  { store, personalData }: PhoneContext,
  customer: CustomerRow,
  phone: string,
): Promise<Outcome<Buffer>> {
  if (customer.erasedAt !== null) return refused('request_not_possible');
  const phoneIndex = personalData.blindIndex('phone', phone);
  if (phoneIndex.equals(customer.phoneIndex)) return refused('loan_action_refused', { rule: 'PHONE_IS_OWN' });
  const holder = await store.findByPhone(phoneIndex);
  return holder === null ? done(phoneIndex) : refused('loan_action_refused', { rule: 'PHONE_HAS_ACCOUNT' });
}
