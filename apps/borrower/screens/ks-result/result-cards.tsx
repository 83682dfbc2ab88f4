import { formatPesos } from '@luwag/contract/money';
import { useLocale, useTranslations } from 'use-intl';
import { publicSettings } from '../../app/public-settings.ts';
import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { longDate } from '../../components/date-text/long-date.ts';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { useChannelName } from '../../components/loan-card/channel-name.ts';
import { MoneyText } from '../../components/money-text/money-text.tsx';
import { ShareButton } from '../../components/share-button/share-button.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { clockTime, dayAndTime } from '../../components/date-text/clock-time.ts';
import { hasSession, useCoreStore } from '../../store/core-store.ts';
import { ProofOfResult } from './proof-of-result.tsx';
import type { Result } from './ks-result-screen.tsx';

export function SuccessCard({ result }: { result: Result }) {
  const words = useTranslations('ks-result.success');
  const locale = useLocale();
  const isSettled = result.isSettled === true;
  const amount = formatPesos(result.amountCentavos);
  return (
    <>
      <StatusCard
        tone="good"
        title={
          isSettled
            ? words('settledTitle')
            : result.extendedToOn === null
              ? words('title', { amount })
              : words('extendedTitle')
        }
        action={<NextStep path={isSettled ? '/homeIndex' : '/repaidDetail'} />}
      >
        <p>
          {isSettled
            ? words('settledLead', { amount })
            : result.extendedToOn === null
              ? words('lead')
              : words('extendedLead', { date: longDate(result.extendedToOn, locale) })}
        </p>
        <Facts result={result} />
      </StatusCard>
      <ReceiptButton result={result} />
    </>
  );
}

export function ProgressCard({
  result,
  hasStopped,
  isChecking,
  onCheck,
}: {
  result: Result;
  hasStopped: boolean;
  isChecking: boolean;
  onCheck: () => void;
}) {
  const words = useTranslations('ks-result.progress');
  const channelName = useChannelName();
  return (
    <StatusCard
      tone="attention"
      title={words('title', { channel: channelName(result.channel) })}
      action={
        <>
          <Button isBusy={isChecking && hasStopped} onClick={onCheck}>
            {words('again')}
          </Button>
          <ProofOfResult reference={result.reference} />
          <NextStep path="/repaidDetail" variant="secondary" />
        </>
      }
    >
      <p>{hasStopped ? words('stopped') : words('lead', { amount: formatPesos(result.amountCentavos) })}</p>
      <Facts result={result} />
    </StatusCard>
  );
}

export function FailCard({ result }: { result: Result }) {
  const words = useTranslations('ks-result.fail');
  const channelName = useChannelName();
  return (
    <StatusCard
      tone="problem"
      title={words('title')}
      action={<LinkButton href="/repaidDetail">{words('again')}</LinkButton>}
    >
      <p>{words('lead', { channel: channelName(result.channel) })}</p>
      <Facts result={result} />
    </StatusCard>
  );
}

export function UnknownCard() {
  const words = useTranslations('ks-result.unknown');
  return (
    <EmptyState picture="phone" title={words('title')} action={<NextStep path="/billIndex" />}>
      <p>{words('lead')}</p>
    </EmptyState>
  );
}

/** On this open page details wait behind the login; who is logged in goes straight on. */
function NextStep({
  path,
  variant = 'primary',
}: {
  path: '/homeIndex' | '/repaidDetail' | '/billIndex';
  variant?: 'primary' | 'secondary';
}) {
  const words = useTranslations('ks-result.next');
  const isSignedIn = useCoreStore(hasSession);
  const label = path === '/homeIndex' ? words('home') : words('loan');
  return (
    <LinkButton href={path} variant={variant}>
      {isSignedIn ? label : words('logIn')}
    </LinkButton>
  );
}

function Facts({ result: { reference, at, channel, couponCentavos } }: { result: Result }) {
  const words = useTranslations('ks-result.facts');
  const channelName = useChannelName();
  const locale = useLocale();
  return (
    <>
      <dl className="result-facts">
        {couponCentavos === 0 ? null : (
          <div>
            <dt>{words('coupon')}</dt>
            <dd>
              <MoneyText amountCentavos={-couponCentavos} />
            </dd>
          </div>
        )}
        <div>
          <dt>{words('channel')}</dt>
          <dd>{channelName(channel)}</dd>
        </div>
        <div>
          <dt>{words('time')}</dt>
          <dd>{clockTime(at, locale)}</dd>
        </div>
        <div>
          <dt>{words('reference')}</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
      <CopyButton text={reference} label={words('copy')} />
    </>
  );
}

function ReceiptButton({ result }: { result: Result }) {
  const words = useTranslations('ks-result.success');
  const channelName = useChannelName();
  const locale = useLocale();
  const text = words('receipt', {
    product: publicSettings().legalIdentity.productName,
    amount: formatPesos(result.amountCentavos),
    channel: channelName(result.channel),
    time: dayAndTime(result.at, locale),
    reference: result.reference,
  });
  return <ShareButton text={text} share={words('share')} copy={words('copy')} />;
}
