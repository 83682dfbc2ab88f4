import { defaultLanguage, isLanguage } from '@luwag/contract/language';
import { getReloanAgreement } from '@luwag/contract/endpoints/rewards/get-reloan-agreement';
import { turnOnReloan } from '@luwag/contract/endpoints/rewards/turn-on-reloan';
import { formatWholePesos } from '@luwag/contract/money';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import { type LoanWish, useLoanWish } from '../../store/loan-wish.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { blockedOffer } from '../../components/blocked-offer/blocked-offer.tsx';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { FormProblems } from '../../components/needs-network/form-problems.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { PaperView } from '../../components/paper-view/paper-view.tsx';
import { LateReadPaper } from '../../components/read-aloud/late-read-paper.tsx';
import { useReloanAction } from '../../components/reloan-action/use-reloan-action.ts';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { call } from '../../store/api.ts';
import { useIdempotencyKey } from '../../store/idempotency-key.ts';
import { useAnswer } from '../../store/use-answer.ts';

type Choice = Pick<LoanWish, 'amountCentavos' | 'termDays'>;

/** The agreement by which Easy Re-loan is turned on: read, then agreed to by hand. */
export default function BookingAgreementScreen() {
  const words = useTranslations('easy-reloan.agreement');
  const wish = useLoanWish();
  return (
    <ScreenFrame title={words('title')} lead={words('lead')} back="/appointLoan">
      {wish === null ? (
        <EmptyState
          picture="dial"
          title={words('noChoiceTitle')}
          action={<LinkButton href="/appointLoan">{words('back')}</LinkButton>}
        >
          <p>{words('noChoice')}</p>
        </EmptyState>
      ) : (
        <Agreement choice={{ amountCentavos: wish.amountCentavos, termDays: wish.termDays }} />
      )}
    </ScreenFrame>
  );
}

function Agreement({ choice }: { choice: Choice }) {
  const words = useTranslations('easy-reloan.agreement');
  const locale = useLocale();
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const agreement = useAnswer(getReloanAgreement, { body: { ...choice, language } });
  const { amountCentavos, termDays: days } = choice;
  return (
    <AnswerView query={agreement} lines={12} refused={blockedOffer}>
      {(answer) => (
        <>
          <p className="agreement-choice">
            {words('chosen', { amount: formatWholePesos(amountCentavos), days })}
          </p>
          <LateReadPaper paper={answer.agreement} />
          <PaperView paper={answer.agreement} />
          <AgreeForm
            choice={choice}
            language={answer.agreement.language}
            documentHash={answer.documentHash}
          />
        </>
      )}
    </AnswerView>
  );
}

function AgreeForm({
  choice,
  language,
  documentHash,
}: {
  choice: Choice;
  language: typeof defaultLanguage | 'fil-PH' | 'hi-IN';
  documentHash: string;
}) {
  const all = useTranslations('easy-reloan');
  const words = useTranslations('easy-reloan.agreement');
  const { isBusy, problem, noNetwork, run } = useReloanAction();
  const { keyFor } = useIdempotencyKey();
  const [agreedHash, setAgreedHash] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isMissing = attempt > 0 && agreedHash !== documentHash;
  const agree = async () => {
    setAttempt((tries) => tries + 1);
    if (agreedHash !== documentHash) return;
    const body = { ...choice, language, documentHash, hasChosenAmount: true, hasAccepted: true } as const;
    const idempotencyKey = keyFor(JSON.stringify(body));
    const isOn = await run(() => call(turnOnReloan, { body }, { idempotencyKey }), words('done'));
    if (isOn) navigate('/appointLoanList', { replace: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void agree();
  };
  return (
    <form className="agree-form" noValidate onSubmit={submit}>
      <FormProblems
        errors={
          isMissing
            ? [{ fieldId: 'agreed', message: words('consentMissing') }]
            : problem === null
              ? []
              : [{ message: problem }]
        }
        attempt={attempt}
        noNetwork={noNetwork}
        onRetry={() => void agree()}
      />
      <Checkbox
        name="agreed"
        label={words('consent')}
        checked={agreedHash === documentHash}
        error={isMissing ? words('consentMissing') : undefined}
        onChange={(event) => setAgreedHash(event.currentTarget.checked ? documentHash : null)}
      />
      <Button type="submit" isBusy={isBusy}>
        {words('agree')}
      </Button>
      <Button variant="secondary" onClick={() => navigate('/homeIndex')}>
        {all('notNow')}
      </Button>
    </form>
  );
}
