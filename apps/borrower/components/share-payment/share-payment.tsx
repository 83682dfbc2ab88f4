import type { CallOutput } from '@luwag/contract/endpoint';
import { getPayment } from '@luwag/contract/endpoints/loan/get-payment';
import { formatPesos } from '@luwag/contract/money';
import { useLocale, useTranslations } from 'use-intl';
import { safePartnerAddress } from '../../routing/partner-address.ts';
import { useOrigin, usePublicSettings } from '../../store/rendered-from.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { dayAndTime } from '../../messages/clock-time.ts';
import { usePhoneValue } from '../hydration/use-phone-value.ts';
import { HandOverButton } from '../hand-over-button/hand-over-button.tsx';
import { ShareButton } from '../share-button/share-button.tsx';
import { ComingShare } from './coming-share.tsx';

type Bridge = CallOutput<typeof getPayment>;

/** The same for a payment of which only the number is at hand. */
export function SharePaymentOf({ paymentId }: { paymentId: string }) {
  const { data, error } = useAnswer(getPayment, { params: { paymentId } });
  if (data !== undefined) return <SharePayment bridge={data} />;
  return error === null ? <ComingShare /> : null;
}

/** The place to pay for somebody of the family: its link or its code to scan, with amount and reference. Says nothing of who borrowed, or that it is a loan. */
export function SharePayment({ bridge }: { bridge: Bridge }) {
  const words = useTranslations('payment-over.share');
  // Where nothing can be shared, as on most desktops, a link can still be copied.
  const canShare = usePhoneValue(() => 'share' in navigator, false);
  const locale = useLocale();
  const { payment, partnerName: partner, partnerQrText, expiresAt } = bridge;
  const address = safePartnerAddress(bridge, {
    ownOrigin: useOrigin(),
    isSandbox: usePublicSettings().mode === 'sandbox',
  });
  if (address === null && partnerQrText === null) return null;
  const { reference } = payment;
  const amount = formatPesos(payment.amountCentavos);
  const until = dayAndTime(expiresAt, locale);
  return (
    <>
      {partnerQrText !== null && canShare ? (
        <HandOverButton
          text={words('scan', { amount, reference, until })}
          make={async () => (await import('../qr-code/qr-picture.ts')).qrPicture(partnerQrText, reference)}
        >
          {words('share')}
        </HandOverButton>
      ) : address === null ? null : (
        <ShareButton
          text={words('text', { amount, partner, reference, until, link: address })}
          share={words('share')}
          copy={words('copy')}
        />
      )}
      <p className="field-hint">{words('note')}</p>
    </>
  );
}
