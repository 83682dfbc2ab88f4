import type { CallOutput } from '@luwag/contract/endpoint';
import type { getPayment } from '@luwag/contract/endpoints/loan/get-payment';
import { useLocale, useTranslations } from 'use-intl';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { HandOverButton } from '../hand-over-button/hand-over-button.tsx';
import { channelNames } from '../loan-card/channel-name.ts';
import { AmountRow } from '../amount-row/amount-row.tsx';
import { MoneyText } from '../money-text/money-text.tsx';
import { LazyQrCode } from '../qr-code/lazy-qr-code.tsx';

export type Bridge = CallOutput<typeof getPayment>;

/** What somebody pays where: the figure, the reference and until when, with the code to scan where the channel has one. */
export function PartnerFacts({ bridge }: { bridge: Bridge }) {
  const words = useTranslations('tri-link');
  const locale = useLocale();
  const { payment, partnerName, partnerHost, partnerQrText, partnerCode, expiresAt } = bridge;
  // An answer may name a channel that is newer than this version of the app.
  const channel = channelNames.find((name) => name === payment.channel);
  return (
    <section className="partner-card">
      <p className="partner-amount">
        <span>{words('amount')}</span>
        <strong>
          <MoneyText amountCentavos={payment.amountCentavos} />
        </strong>
      </p>
      {partnerQrText === null ? null : <CodeToScan text={partnerQrText} reference={payment.reference} />}
      {partnerCode === null ? null : (
        <p className="partner-amount">
          <span>{words('counter.code')}</span>
          <strong>{partnerCode.replace(/(\d{4})(?=\d)/g, '$1 ')}</strong>
        </p>
      )}
      <dl>
        {payment.couponCentavos === 0 ? null : (
          <AmountRow name={words('coupon')} amountCentavos={-payment.couponCentavos} />
        )}
        <div>
          <dt>{words('partner')}</dt>
          <dd>{partnerName}</dd>
        </div>
        <div>
          <dt>{words('host')}</dt>
          <dd>{partnerHost}</dd>
        </div>
        <div>
          <dt>{words('reference')}</dt>
          <dd>{payment.reference}</dd>
        </div>
        {channel === undefined ? null : (
          <div>
            <dt>{words('counts')}</dt>
            <dd>{words(`countsIn.${channel}`)}</dd>
          </div>
        )}
        <div>
          <dt>{words('until')}</dt>
          <dd>{clockTime(expiresAt, locale)}</dd>
        </div>
      </dl>
      <CopyButton
        text={partnerCode ?? payment.reference}
        label={words(partnerCode === null ? 'copyReference' : 'counter.copy')}
      />
      <p className="partner-data">{words('data')}</p>
    </section>
  );
}

/** To be read by another phone, or kept as a picture for an app on this one. */
function CodeToScan({ text, reference }: { text: string; reference: string }) {
  const words = useTranslations('tri-link.scan');
  const make = async () => (await import('../qr-code/qr-picture.ts')).qrPicture(text, reference);
  return (
    <div className="partner-code">
      <LazyQrCode text={text} label={words('label')} />
      <p>{words('how')}</p>
      <HandOverButton make={make}>{words('save')}</HandOverButton>
    </div>
  );
}
