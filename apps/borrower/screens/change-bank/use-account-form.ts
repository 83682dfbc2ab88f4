import type { CallOutput } from '@luwag/contract/endpoint';
import type { AccountChangeAnswer } from '@luwag/contract/endpoints/account/account-change-answer';
import { changePayoutAccount } from '@luwag/contract/endpoints/account/change-payout-account';
import { requestAccountCode } from '@luwag/contract/endpoints/account/request-account-code';
import { accountChangeFailures } from '@luwag/contract/profile/account-change';
import { accountTypes } from '@luwag/contract/profile/choices';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { useState } from 'react';
import { loadRules } from '../../components/section-form/load-rules.ts';
import { type SectionStep, valuesOf } from '../../components/section-form/section-step.ts';
import { useAttempt } from '../../components/section-form/use-attempt.ts';
import { call } from '../../store/api.ts';
import { useIdempotencyKey } from '../../store/idempotency-key.ts';
import type { Profile } from '../../store/profile.ts';
import { askServerAgain } from '../../store/use-answer.ts';
import { noNetworkOf, useMoneySubmission } from '../../store/use-money-submission.ts';
import { payeeFromIdentity } from '../bank-info/payee-from-identity.ts';

export type SentCode = CallOutput<typeof requestAccountCode>;
export type AccountForm = ReturnType<typeof useAccountForm>;

export const payeeFields = ['payeeFirstName', 'payeeMiddleName', 'payeeLastName', 'payoutPhone'] as const;
const numberFields = {
  digitalWallet: ['walletNumber'],
  bankCard: ['accountNumber', 'accountNumberConfirmation'],
  remittanceShop: [],
} as const;

/** Checks the new account as the server will, has a code sent, and hands both in. Nothing of it is kept before that. */
export function useAccountForm(
  profile: Profile,
  { loanPayout }: Pick<AccountChangeAnswer, 'loanPayout'>,
  onChanged: (account: AccountChangeAnswer) => void,
) {
  const [values, setValues] = useState<DraftValues>(() => payeeFromIdentity(profile));
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isAtCode, setIsAtCode] = useState(false);
  const { attempt, codeOf, touch, refuse, accept } = useAttempt('account');
  const [isBusy, setIsBusy] = useState(false);
  const [wasOffline, setWasOffline] = useState(false);
  const { enter, ...handingIn } = useHandIn(onChanged);
  const mayBeSame = loanPayout === 'failed';

  const change = (changed: DraftValues) => {
    void loadRules();
    touch(Object.keys(changed));
    setValues((before) => ({ ...before, ...changed }));
  };
  const proceed = async (chosen: DraftValues = values) => {
    const failures = await failuresOf(stepOf(chosen, mayBeSame), chosen, profile);
    if (failures.length > 0) return refuse('account', failures, null);
    accept();
    // Who went back to correct a digit has the code already.
    if (sent !== null && isAlive(sent)) return setIsAtCode(true);
    return askCode();
  };
  /** The account known, for a payout that failed. */
  const resend = (known: DraftValues) => {
    change(known);
    return proceed({ ...values, ...known });
  };
  const askCode = async () => {
    setIsBusy(true);
    setWasOffline(!navigator.onLine);
    const answer = await call(requestAccountCode, { body: {} });
    setIsBusy(false);
    if (answer.ok) {
      setSent(answer.value);
      return setIsAtCode(true);
    }
    refuse('account', [], answer);
    // What stands against it now is told in the place of the form.
    return answer.code === 'account_change_not_possible' ? askServerAgain() : undefined;
  };
  return {
    ...handingIn,
    values,
    change,
    attempt,
    codeOf,
    isBusy,
    sent: isAtCode ? sent : null,
    proceed,
    resend,
    askCode,
    enter: async (code: string) =>
      sent === null ? undefined : enter(sent, code, valuesOf([stepOf(values, mayBeSame)], values)),
    back: () => setIsAtCode(false),
    noNetworkForCode: noNetworkOf(attempt.refusal, { isUnsent: wasOffline, cancel: accept }),
  };
}

/** Hands the account in with the code that was sent for it. */
function useHandIn(onChanged: (account: AccountChangeAnswer) => void) {
  const submission = useMoneySubmission();
  const { keyFor, finish } = useIdempotencyKey();
  const enter = async ({ challengeId }: SentCode, code: string, values: DraftValues) => {
    const body = { challengeId, code, values };
    const saved = await submission.send(() =>
      call(changePayoutAccount, { body }, { idempotencyKey: keyFor(JSON.stringify(body)) }),
    );
    if (saved === null) return;
    finish();
    onChanged(saved);
    await askServerAgain();
  };
  const { refusal, noNetwork, attempt: codeAttempt, isBusy: isSaving } = submission;
  return { enter, refusal, noNetwork, codeAttempt, isSaving };
}

async function failuresOf(step: SectionStep, values: DraftValues, profile: Profile) {
  const rules = await loadRules();
  return rules?.failuresOf('payoutAccount', [step], step, values, profile) ?? [];
}

function stepOf(values: DraftValues, mayBeSame: boolean): SectionStep {
  const type = accountTypes.find((one) => one === values['accountType']);
  const numbers = type === undefined ? [] : numberFields[type];
  return {
    key: 'account',
    fields: [
      'accountType',
      ...(type === undefined ? [] : ['institutionCode' as const, ...numbers, ...payeeFields]),
    ],
    title: '',
    body: null,
    check: (typed, { sections }) => {
      const known = (name: string) => sections.find(({ section }) => section === name)?.values ?? {};
      return accountChangeFailures(typed, {
        known: known('payoutAccount'),
        identity: known('identity'),
        mayBeSame,
      });
    },
  };
}

function isAlive({ expiresAt }: SentCode): boolean {
  return Date.parse(expiresAt) > Date.now();
}
