import type { AccountChangeAnswer } from '@luwag/contract/endpoints/account/account-change-answer';
import { accountTypes } from '@luwag/contract/profile/choices';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { LateFailedAccountNote } from '../../components/loan-card/late-failed-account-note.ts';
import { Fold } from '../../components/fold/fold.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { FormProblems } from '../../components/needs-network/form-problems.tsx';
import { SameNumber } from '../../components/payout-account/same-number.tsx';
import { SectionContext } from '../../components/section-form/section-context.ts';
import type { FieldName } from '../../components/section-form/section-step.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useFieldErrorWords } from '../../messages/field-error-messages.ts';
import { useErrorWords } from '../../messages/use-error-words.ts';
import type { Profile } from '../../store/profile.ts';
import { NumberFields } from '../bank-info/number-fields.tsx';
import { PayeeFields } from '../bank-info/payee-fields.tsx';
import { TypeField } from '../bank-info/type-field.tsx';
import { CodeStep } from './code-step.tsx';
import { type AccountForm, payeeFields, useAccountForm } from './use-account-form.ts';

/** Comes with the first choice. */
const InstitutionChoice = lazyComponent(
  async () => (await import('../../components/payout-account/institution-search.tsx')).InstitutionChoice,
  <Skeleton lines={4} />,
);

/** The new account, then the code that is sent for it. */
export function ChangeForm({
  profile,
  account,
  onChanged,
}: {
  profile: Profile;
  account: AccountChangeAnswer;
  onChanged: (account: AccountChangeAnswer) => void;
}) {
  const form = useAccountForm(profile, account, onChanged);
  return form.sent === null ? (
    <AccountStep form={form} profile={profile} account={account} />
  ) : (
    <CodeStep form={form} sent={form.sent} isResending={account.loanPayout === 'failed'} />
  );
}

type StepProps = { form: AccountForm; profile: Profile; account: AccountChangeAnswer };

function AccountStep({ form, profile, account }: StepProps) {
  const words = useTranslations('change-bank.form');
  const labels = useTranslations('bank-info.institution.label');
  const fieldErrorWords = useFieldErrorWords();
  const summary = useSummary(form);
  const current = profile.sections.find(({ section }) => section === 'payoutAccount')?.values;
  const type = accountTypes.find((one) => one === form.values['accountType']);
  const errorOf = (name: FieldName) => {
    const code = form.codeOf.get(name);
    return code === undefined ? undefined : fieldErrorWords(code);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.proceed();
  };
  return (
    <SectionContext
      value={{
        values: form.values,
        profile,
        change: form.change,
        errorOf,
        proceed: () => void form.proceed(),
      }}
    >
      <form noValidate onSubmit={submit} className="section-form">
        <FormProblems
          errors={summary}
          attempt={form.attempt.count}
          noNetwork={form.noNetworkForCode}
          onRetry={() => void form.proceed()}
        />
        <LateFailedAccountNote />
        {account.loanPayout !== 'failed' || current === undefined ? null : (
          <Button variant="secondary" isBusy={form.isBusy} onClick={() => void form.resend(current)}>
            {words('resend', { institution: account.institution, number: account.numberMasked })}
          </Button>
        )}
        <SameNumber current={current} otherwise={<h2>{words('type')}</h2>} onChoose={form.change} />
        <TypeField />
        {type === undefined ? null : (
          <>
            <InstitutionChoice
              accountType={type}
              label={labels(type)}
              error={errorOf('institutionCode')}
              chosen={form.values['institutionCode'] ?? ''}
              onChoose={(institutionCode) => form.change({ institutionCode })}
            />
            <NumberFields type={type} />
            <Payee form={form} />
          </>
        )}
        <p className="account-safe">{words('safe')}</p>
        <div className="screen-actions">
          <Button type="submit" isBusy={form.isBusy}>
            {words('send')}
          </Button>
        </div>
      </form>
    </SectionContext>
  );
}

/** Begun with the name on the ID and the own number, so it unfolds only where one is missing or refused. */
function Payee({ form: { values, codeOf } }: { form: AccountForm }) {
  const words = useTranslations('change-bank.form');
  const { payeeFirstName = '', payeeLastName = '', payoutPhone = '' } = values;
  const isRefused = payeeFields.some((name) => codeOf.has(name));
  const [isMissing] = useState([payeeFirstName, payeeLastName, payoutPhone].includes(''));
  return (
    <div className="folds">
      <Fold
        // Unfolds once more where it was folded over what is refused now.
        key={isRefused ? 'refused' : 'begun'}
        title={words('payee')}
        value={`${payeeFirstName} ${payeeLastName} · ${payoutPhone}`}
        startsOpen={isMissing || isRefused}
      >
        <PayeeFields />
      </Fold>
    </div>
  );
}

function useSummary({ attempt }: AccountForm) {
  const labels = useTranslations('profile');
  const summaryWords = useTranslations('field-errors');
  const fieldErrorWords = useFieldErrorWords();
  const errorWords = useErrorWords();
  const { failures, refusal } = attempt;
  return useMemo(() => {
    if (refusal !== null) return [{ message: errorWords(refusal) }];
    return failures.map(({ path, code }) => ({
      fieldId: path,
      message: summaryWords('inSummary', {
        label: labels(`fields.${path as FieldName}`),
        message: fieldErrorWords(code),
      }),
    }));
  }, [failures, refusal, errorWords, summaryWords, labels, fieldErrorWords]);
}
