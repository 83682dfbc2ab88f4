import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { SignaturePad } from '../../components/signature-pad/signature-pad.tsx';
import { SignaturePicture } from '../../components/signature-pad/signature-picture.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { dayAndTime } from '../../messages/clock-time.ts';
import type { useWithdrawal } from './use-withdrawal.ts';

/** The kept signature where there is one, else a field to make it. */
export function SignatureCard({ withdrawal }: { withdrawal: ReturnType<typeof useWithdrawal> }) {
  const words = useTranslations('withdraw-page.signature');
  const locale = useLocale();
  const { kept, isAsked, draft, changeDraft, signAnew } = withdrawal;
  return (
    <section className="withdraw-card">
      <h2>{words('title')}</h2>
      {isAsked ? (
        <Skeleton lines={4} />
      ) : kept === null ? (
        <>
          <p className="withdraw-note">{words('lead')}</p>
          <SignaturePad draft={draft} error={withdrawal.errorOf('signature')} onChange={changeDraft} />
        </>
      ) : (
        <>
          <SignaturePicture signature={kept.drawing} label={words('keptLabel')} />
          <p className="withdraw-note">{words('kept', { time: dayAndTime(kept.signedAt, locale) })}</p>
          <Button variant="quiet" onClick={signAnew}>
            {words('again')}
          </Button>
        </>
      )}
    </section>
  );
}
