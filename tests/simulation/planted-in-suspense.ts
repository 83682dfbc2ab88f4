import type { PlantedBug } from './planted-bugs.ts';

const suspense = 'apps/api/use-cases/suspense';

/** Mistakes in what becomes of money in suspense, and in a coupon at a withdrawal. */
export const plantedInSuspense: readonly PlantedBug[] = [
  {
    name: 'money that is brought to a loan waits in suspense all the same',
    file: `${suspense}/assign-suspense.ts`,
    from: "answer: { ...answer, entry, suspense: { suspenseId, state: 'assigned', closing } },",
    to: 'answer: { ...answer, entry },',
  },
  {
    name: 'one person confirms where money in suspense belongs',
    file: `${suspense}/answer-lender-step.ts`,
    from: "if (isOwn && outcome === 'confirm') return refused('second_person_required');",
    to: '',
  },
  {
    name: 'one transfer is the evidence of two returns',
    file: `${suspense}/answer-lender-step.ts`,
    from: 'const bookedFor = `${kind}:${from}:${normalisedChannelNumber(reference)}`;',
    to: 'const bookedFor = `${kind}:${from}:${normalisedChannelNumber(reference)}:${suspenseId}`;',
  },
  {
    name: 'money that was brought to a loan stays there when its provider takes it back',
    file: 'apps/api/use-cases/provider-event/act-on-provider-event.ts',
    from: "if (held.state === 'assigned') return bookAssigned(context, payment, held);",
    to: '',
  },
  {
    name: 'misapplied money leaves its loan and is nowhere',
    file: 'apps/api/use-cases/staff/changes-of-action.ts',
    from: 'misapplied: misappliedMoney(context, payment),',
    to: '',
  },
  {
    name: 'the payment that misapplied money left keeps the name of it',
    file: 'apps/api/use-cases/staff/changes-of-action.ts',
    from: 'payments: [{ ...reversed, providerPaymentId: null }],',
    to: 'payments: [reversed],',
  },
  {
    name: 'misapplied money waits in suspense with what staff had typed',
    file: 'apps/api/use-cases/provider-event/hold-in-suspense.ts',
    from: 'const amountCentavos = toldCentavos ?? receivedCentavos;',
    to: 'const amountCentavos = receivedCentavos;',
  },
  {
    name: 'a coupon that made a loan cheaper is not used up',
    file: 'apps/api/use-cases/loan/withdraw.ts',
    from: 'const rewards = coupon === null ? loaded : spendCoupon(loaded, coupon, loan);',
    to: 'const rewards = loaded;',
  },
];
