import * as v from 'valibot';
import { dateField, instantField, uuidField } from '../../fields.ts';
import { languageField } from '../../language.ts';
import { centavosField } from '../../money.ts';
import { loanSummary } from '../loan/loan-answer.ts';
import { momentCodes } from '../messages/message-answer.ts';
import { correctionItemAnswer } from '../../profile/correction.ts';
import { pendingDeletion } from '../deletion/deletion-answer.ts';
import { task } from '../profile/profile-answer.ts';

export const homeStates = [
  'incomplete',
  'underReview',
  'canWithdraw',
  'disbursing',
  'repaying',
  'rejected',
  'mayReapply',
  'disbursementFailed',
  'correctionRequested',
] as const;
export type HomeState = (typeof homeStates)[number];

/** What home shows; the answer of `getHome`, and part of those that lead home. */
export const homeAnswer = v.strictObject({
  state: v.picklist(homeStates),
  /** Instant and business day (Asia/Manila) of this answer. */
  asOf: instantField,
  today: dateField,
  firstName: v.nullable(v.string()),
  phoneMasked: v.string(),
  language: languageField,
  tasks: v.array(task),
  /** The correction items of an application, in its order. */
  correctionItems: v.array(correctionItemAnswer),
  application: v.nullable(
    v.strictObject({
      applicationId: uuidField,
      submittedAt: instantField,
      decidedAt: v.nullable(instantField),
      reasonCodes: v.array(v.string()),
      reapplyOn: v.nullable(dateField),
    }),
  ),
  limitCentavos: centavosField,
  /** By how much a Facebook username would raise the limit now; 0 where it would not. */
  facebookStepCentavos: centavosField,
  hasSettledLoan: v.boolean(),
  loan: v.nullable(loanSummary),
  /** A loan with money beyond what was owed, its newest first, and how much the borrower can have back; null where none has. */
  heldCredit: v.nullable(v.strictObject({ loanId: uuidField, amountCentavos: centavosField })),
  /** Median minutes from sending to decision over recent applications; null while there are none. */
  medianReviewMinutes: v.nullable(v.number()),
  payoutAccountMasked: v.nullable(v.string()),
  /** The borrower asked for the account to be deleted; null where they did not, or took it back. */
  deletion: v.nullable(pendingDeletion),
  /** Coupons in their days. */
  couponCount: v.number(),
  unreadMessages: v.number(),
  /** The newest good news that still holds and was read on no phone; null where there is none. */
  moment: v.nullable(
    v.strictObject({
      messageId: uuidField,
      code: v.picklist(momentCodes),
      loanId: v.nullable(uuidField),
    }),
  ),
  easyReloan: v.strictObject({
    isOn: v.boolean(),
    /** The next loan it sends, and when. `refusal`: why it would not be sent as things stand. */
    upcoming: v.nullable(
      v.strictObject({
        amountCentavos: centavosField,
        sendAt: instantField,
        refusal: v.nullable(v.string()),
      }),
    ),
  }),
});
