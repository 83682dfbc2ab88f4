import { formatWholePesos } from '@luwag/contract/money';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LoadProblem } from '../../components/answer-view/load-problem.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { StatusCard, type StatusTone } from '../../components/status-card/status-card.tsx';
import { showToast } from '../../components/toast/toast.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';

const waitMs = 300_000;
const sampleMinimumCentavos = 300_000;
const sampleMissingCentavos = 22_000;

type Shown = { title: string; lead?: string; tone?: StatusTone; way: `/${string}` };

/** Every message of the catalogue in the words borrowers read, each with the place where it goes on. */
export function MessageGallery() {
  const words = useTranslations('test-states.messages');
  return (
    <>
      <p className="bench-note">{words('lead')}</p>
      <LoadProblem onRetry={() => showToast(words('asked'))} />
      <LoginMessages />
      <ApplicationMessages />
      <MoneyMessages />
      <CopyButton text="LW-1234-5678-9012" label={words('copy')} />
    </>
  );
}

function Message({ title, lead, tone = 'attention', way }: Shown) {
  const words = useTranslations('test-states.messages');
  return (
    <StatusCard
      tone={tone}
      title={title}
      action={
        <LinkButton href={way} variant="secondary">
          {words('go', { address: way })}
        </LinkButton>
      }
    >
      {lead === undefined ? null : <p>{lead}</p>}
    </StatusCard>
  );
}

function LoginMessages() {
  const errorWords = useErrorWords();
  const noAndroid = useTranslations('no-android');
  const [retryAt] = useState(soon);
  const refusals: Refusal[] = [
    { ok: false, code: 'too_frequent', detail: { retryAt } },
    { ok: false, code: 'sms_limit_reached', detail: {} },
    { ok: false, code: 'security_wait', detail: { retryAt } },
    { ok: false, code: 'code_incorrect', detail: { triesLeft: 2 } },
  ];
  return (
    <>
      {refusals.map((refusal) => (
        <Message key={refusal.code} title={errorWords(refusal)} way="/start" />
      ))}
      <Message title={noAndroid('title')} lead={noAndroid('lead')} way="/noAndroid" />
    </>
  );
}

function ApplicationMessages() {
  const errorWords = useErrorWords();
  const selfie = useTranslations('selfie-check.faults.SELFIE_MISMATCH');
  const rejected = useTranslations('declined.rejected');
  const reasons = useTranslations('correction.reasons');
  const photo = errorWords({ ok: false, code: 'photo_unreadable', detail: {} });
  return (
    <>
      <Message title={photo} way="/identityInfo" />
      <Message title={selfie('why')} lead={selfie('how')} way="/identityInfo" />
      <Message tone="problem" title={rejected('title')} lead={rejected('reasons.other')} way="/homeIndex" />
      {(['ACCOUNT_INVALID', 'NAME_MISMATCH'] as const).map((code) => (
        <Message
          key={code}
          title={reasons(`${code}.why`)}
          lead={reasons(`${code}.how`)}
          way={code === 'ACCOUNT_INVALID' ? '/bankInfo' : '/identityInfo'}
        />
      ))}
    </>
  );
}

function MoneyMessages() {
  const errorWords = useErrorWords();
  const locale = useLocale();
  const account = useTranslations('change-bank.refused');
  const [sinceAt] = useState(() => new Date().toISOString());
  const [untilAt] = useState(soon);
  const failed = useTranslations('loan-cards.failed');
  const coupon = useTranslations('coupon-choice.whyNot');
  const unusable = errorWords({ ok: false, code: 'coupon_not_usable', detail: {} });
  const gap = coupon('minimum', {
    minimum: formatWholePesos(sampleMinimumCentavos),
    missing: formatWholePesos(sampleMissingCentavos),
  });
  return (
    <>
      <Message
        tone="problem"
        title={failed('title')}
        lead={`${failed('reason.invalid')} ${failed('owe')}`}
        way="/bankInfo"
      />
      <Message title={unusable} lead={gap} way="/coupon" />
      <Message
        title={errorWords({ ok: false, code: 'reloan_voucher_in_use', detail: {} })}
        way="/appointLoanList"
      />
      <Message
        title={account('maintenance', {
          from: clockTime(sinceAt, locale),
          time: clockTime(untilAt, locale),
        })}
        lead={account('maintenanceBody')}
        way="/changeBank"
      />
      <Message title={errorWords({ ok: false, code: 'service_unavailable', detail: {} })} way="/homeIndex" />
    </>
  );
}

function soon(): string {
  return new Date(Date.now() + waitMs).toISOString();
}
