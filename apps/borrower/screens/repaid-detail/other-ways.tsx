import { formatPesos } from '@luwag/contract/money';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Fold } from '../../components/fold/fold.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import type { Detail } from './loan-detail.tsx';
import { hasOpen } from './open-request.ts';
import type { Way } from './way-content.tsx';
import { useWayLedTo } from './way-led-to.ts';

const ways: readonly Way[] = ['proof', 'extend', 'cannot', 'whatIf', 'cancel'];
/** Comes when the first way is opened, so that the page itself stays light. */
const WayContent = lazyComponent(
  async () => (await import('./way-content.tsx')).WayContent,
  <Skeleton lines={6} />,
);

/** Everything but paying that a borrower can do about a running loan; one that is paid back can still be cancelled for a time. */
export function OtherWays({ detail }: { detail: Detail }) {
  const words = useTranslations('running-loan');
  const whatIf = useTranslations('what-if');
  const locale = useLocale();
  const ledTo = useWayLedTo();
  const [open, setOpen] = useState<Way | null>(ledTo === 'part' ? null : ledTo);
  const close = () => setOpen(null);
  const { cancellation, extensionOffer: offer } = detail;
  const extendHint =
    offer === null
      ? words('ways.extendNot')
      : words('ways.extendHint', { days: offer.days, price: formatPesos(offer.priceCentavos) });
  const titles: Record<Way, { icon: IconName; title: string; hint: string }> = {
    proof: { icon: 'check', title: words('ways.proof'), hint: words('ways.proofHint') },
    extend: { icon: 'clock', title: words('extend.title'), hint: extendHint },
    cannot: { icon: 'help', title: words('cannot.title'), hint: words('ways.cannotHint') },
    whatIf: { icon: 'pending', title: whatIf('title'), hint: words('ways.whatIfHint') },
    cancel: {
      icon: 'close',
      title: words('cancel.title'),
      hint:
        cancellation === null
          ? ''
          : words(cancellation.returnCentavos === 0 ? 'ways.cancelPaidHint' : 'ways.cancelHint', {
              time: clockTime(cancellation.until, locale),
            }),
    },
  };
  const isRunning = detail.summary.status === 'active';
  // Named while folded, but for what was asked already.
  const led = (isRunning ? (['extend', 'cannot'] as const) : (['cancel'] as const)).filter(
    (way) => way !== 'cannot' || !hasOpen(detail.requests, 'hardship'),
  );
  const offered = ways.filter((way) => (way === 'cancel' ? cancellation !== null : isRunning));
  return (
    <>
      <Fold
        className="other-ways"
        title={words('ways.title')}
        value={led.map((way) => words(`${way}.title`)).join(' · ')}
      >
        <ul>
          {offered.map((way) => (
            <li key={way}>
              <button type="button" data-way={way} onClick={() => setOpen(way)}>
                <Icon name={titles[way].icon} />
                <span>
                  {titles[way].title}
                  <span className="detail-note">{titles[way].hint}</span>
                </span>
                <Icon name="forward" />
              </button>
            </li>
          ))}
        </ul>
      </Fold>
      {open === null || !offered.includes(open) ? null : (
        <Sheet isOpen title={titles[open].title} onClose={close}>
          <WayContent way={open} detail={detail} onOpen={setOpen} onClose={close} />
        </Sheet>
      )}
    </>
  );
}
