import { submitApplication } from '@luwag/contract/endpoints/application/submit-application';
import { defaultLanguage, isLanguage } from '@luwag/contract/language';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link/link.tsx';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { ErrorSummary, type SummaryError } from '../../components/error-summary/error-summary.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { ProfileSummary } from '../../components/profile-summary/profile-summary.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { showToast } from '../../components/toast/toast.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { keepHome } from '../../store/use-home.ts';
import { allHandedIn } from '../../store/hand-in.ts';
import { useIdempotencyKey } from '../../store/idempotency-key.ts';
import { useProfile } from '../../store/profile.ts';
import { askServerAgain } from '../../store/use-answer.ts';
import { useSubmission } from '../../store/use-submission.ts';

const links = {
  privacy: (text: ReactNode) => <Link href="/privacy">{text}</Link>,
  terms: (text: ReactNode) => <Link href="/conditionalTerms">{text}</Link>,
};

const labelTexts = { privacy: (text: string) => text, terms: (text: string) => text };

const consents = ['privacyConsent', 'termsConsent'] as const;
type Consent = (typeof consents)[number];

/** The last look at everything, and the two consents, each given on its own and neither ticked beforehand. */
export default function CheckAnswersSheet({ onClose }: { onClose: () => void }) {
  const words = useTranslations('home-index.check');
  return (
    <Sheet title={words('title')} isOpen onClose={onClose}>
      <p>{words('lead')}</p>
      <Answers />
      <ConsentForm onSent={onClose} />
    </Sheet>
  );
}

function Answers() {
  const profile = useProfile();
  return (
    <AnswerView query={profile} lines={8}>
      {(value) => (
        <LazyMessages namespaces={['choices']}>
          <ProfileSummary profile={value} />
        </LazyMessages>
      )}
    </AnswerView>
  );
}

function ConsentForm({ onSent }: { onSent: () => void }) {
  const words = useTranslations('home-index.check');
  const { missing, errors, attempt, isBusy, submit } = useConsents(onSent);
  return (
    <form className="consent-form" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {consents.map((consent) => (
        <Checkbox
          key={consent}
          name={consent}
          label={words.rich(consent, links)}
          error={missing.includes(consent) ? words('consentMissing') : undefined}
        />
      ))}
      <Button type="submit" isBusy={isBusy}>
        {words('send')}
      </Button>
    </form>
  );
}

function useConsents(onSent: () => void) {
  const words = useTranslations('home-index.check');
  const errorWords = useErrorWords();
  const locale = useLocale();
  const { keyFor, finish } = useIdempotencyKey();
  const [missing, setMissing] = useState<readonly Consent[]>([]);
  const { isBusy, refusal, attempt, begin, send } = useSubmission();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const notGiven = consents.filter((consent) => !data.has(consent));
    setMissing(notGiven);
    if (notGiven.length > 0) return begin();
    // What came back leads to its form; nothing is sent over it.
    if (!(await allHandedIn())) return onSent();
    const language = isLanguage(locale) ? locale : defaultLanguage;
    const sent = await send(() =>
      call(
        submitApplication,
        { body: { hasPrivacyConsent: true, hasTermsConsent: true, language } },
        { idempotencyKey: keyFor(language) },
      ),
    );
    if (sent === null) return;
    finish();
    showToast(words('sent'));
    onSent();
    keepHome(sent.home);
    if (!sent.home) await askServerAgain();
  };

  // Each with its own label: two links that read alike would lead to different boxes.
  const missingErrors = missing.map((fieldId) => ({
    fieldId,
    message: `${words.markup(fieldId, labelTexts)} ${words('consentMissing')}`,
  }));
  const errors: readonly SummaryError[] =
    refusal === null ? missingErrors : [{ message: errorWords(refusal) }];
  return { missing, errors, attempt, isBusy, submit };
}
