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
export function useAccountForm(profile: Profile, onChanged: (account: AccountChangeAnswer) => void) {
  const [values, setValues] = useState<DraftValues>(() => payeeFromIdentity(profile));
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isAtCode, setIsAtCode] = useState(false);
  const { attempt, codeOf, touch, refuse, accept } = useAttempt('account');
  const [isBusy, setIsBusy] = useState(false);
  const [wasOffline, setWasOffline] = useState(false);
  const submission = useMoneySubmission();
  const { keyFor, finish } = useIdempotencyKey();
  const step = stepOf(values);

  const change = (changed: DraftValues) => {
    void loadRules();
    touch(Object.keys(changed));
    setValues((before) => ({ ...before, ...changed }));
  };
  const proceed = async () => {
    const rules = await loadRules();
    const failures = rules?.failuresOf('payoutAccount', [step], step, values, profile) ?? [];
    if (failures.length > 0) return refuse('account', failures, null);
    accept();
    // Who went back to correct a digit has the code already.
    if (sent !== null && isAlive(sent)) return setIsAtCode(true);
    return askCode();
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
  const enter = async (code: string) => {
    if (sent === null) return;
    const body = { challengeId: sent.challengeId, code, values: valuesOf([step], values) };
    const saved = await submission.send(() =>
      call(changePayoutAccount, { body }, { idempotencyKey: keyFor(JSON.stringify(body)) }),
    );
    if (saved === null) return;
    finish();
    onChanged(saved);
    await askServerAgain();
  };
  const { refusal, noNetwork, attempt: codeAttempt, isBusy: isSaving } = submission;
  const noNetworkForCode = noNetworkOf(attempt.refusal, { isUnsent: wasOffline, cancel: accept });
  const back = () => setIsAtCode(false);
  return {
    values,
    change,
    attempt,
    codeOf,
    isBusy,
    sent: isAtCode ? sent : null,
    proceed,
    askCode,
    enter,
    back,
    refusal,
    noNetwork,
    noNetworkForCode,
    codeAttempt,
    isSaving,
  };
}

function stepOf(values: DraftValues): SectionStep {
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
      return accountChangeFailures(typed, { known: known('payoutAccount'), identity: known('identity') });
    },
  };
}

function isAlive({ expiresAt }: SentCode): boolean {
  return Date.parse(expiresAt) > Date.now();
}
