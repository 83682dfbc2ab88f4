import { useLocale, useTranslations } from 'use-intl';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { useChannelName } from '../../components/loan-card/channel-name.ts';
import { MoneyText } from '../../components/money-text/money-text.tsx';
import type { Result } from './ks-result-screen.tsx';

/** How much, where, when, and the number to ask by. */
export function ResultFacts({ result }: { result: Result }) {
  const words = useTranslations('ks-result.facts');
  const channelName = useChannelName();
  const locale = useLocale();
  const { status, reference, at, channel, amountCentavos, couponCentavos } = result;
  const facts = [
    { name: words('amount'), value: <MoneyText amountCentavos={amountCentavos} /> },
    ...(couponCentavos > 0
      ? [{ name: words('coupon'), value: <MoneyText amountCentavos={-couponCentavos} /> }]
      : []),
    { name: words('channel'), value: channelName(channel) },
    { name: words(status === 'expired' ? 'until' : 'time'), value: clockTime(at, locale) },
    { name: words('reference'), value: reference },
  ];
  return (
    <>
      <dl className="fact-rows result-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CopyButton text={reference} label={words('copy')} />
    </>
  );
}
