import type { CallOutput } from '@luwag/contract/endpoint';
import { getInstallBonus } from '@luwag/contract/endpoints/rewards/get-install-bonus';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isStandalone } from '../../platform/is-standalone.ts';
import { usePhoneValue } from '../../components/hydration/use-phone-value.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { longDate } from '../../messages/long-date.ts';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { shownWholePesos } from '../../components/money-text/shown-pesos.ts';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { LazyQrCode } from '../../components/qr-code/lazy-qr-code.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { useOrigin, useUserAgent } from '../../store/rendered-from.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { type PicturedStep, StepPicture } from './step-picture.tsx';
import { type WayToHomeScreen, wayToHomeScreen } from './way-to-home-screen.ts';

const HandOffCode = lazyComponent(async () => (await import('./hand-off-code.tsx')).HandOffCode);

type Bonus = CallOutput<typeof getInstallBonus>;

/** The way to an icon on the home screen, for the browser at hand, and what it brings. */
export default function AddDeskTopBrowserScreen() {
  const words = useTranslations('add-desk-top-browser');
  const bonus = useAnswer(getInstallBonus, {});
  const userAgent = useUserAgent();
  const maxTouchPoints = usePhoneValue(() => navigator.maxTouchPoints, 0);
  const way = wayToHomeScreen({ userAgent, maxTouchPoints }, usePhoneValue(isStandalone, false));
  useProofOnIcon(bonus.data?.proof ?? null);
  return (
    <ScreenFrame title={words('title')} lead={words('lead')} back="/homeIndex">
      <div>
        <AnswerView query={bonus} lines={4}>
          {(value) => <BonusCard bonus={value} />}
        </AnswerView>
      </div>
      <Way way={way} onAdded={() => void bonus.refetch()} />
    </ScreenFrame>
  );
}

/** The icon opens the address that the manifest names when it is made: from here on, one with the proof in it. */
function useProofOnIcon(proof: string | null): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (link === null || proof === null) return undefined;
    const plain = link.href;
    link.href = `/manifest.webmanifest?install=${proof}`;
    return () => {
      link.href = plain;
    };
  }, [proof]);
}

function BonusCard({ bonus }: { bonus: Bonus }) {
  const words = useTranslations('add-desk-top-browser.bonus');
  const locale = useLocale();
  const { givenAt, limitCentavos, couponCentavos, stepCentavos } = bonus;
  const limit = shownWholePesos(limitCentavos);
  const coupon = shownWholePesos(couponCentavos);
  if (givenAt !== null) {
    return (
      <StatusCard
        tone="good"
        title={words('given', { coupon })}
        when={words('givenOn', { date: longDate(manilaDateOf(Date.parse(givenAt)), locale) })}
        action={
          <LinkButton href="/coupon" variant="secondary">
            {words('see')}
          </LinkButton>
        }
      >
        {limitCentavos === 0 ? null : <p>{words('limit', { limit })}</p>}
      </StatusCard>
    );
  }
  return (
    <StatusCard tone="calm" title={words('offer', { coupon })}>
      <p>
        {limitCentavos === 0
          ? words('stepLater', { step: shownWholePesos(stepCentavos) })
          : words('step', { step: shownWholePesos(stepCentavos), limit })}
      </p>
    </StatusCard>
  );
}

const pictures: Record<'shareBar' | 'addressBar' | 'more', readonly PicturedStep[]> = {
  shareBar: ['shareBar', 'menu', 'add'],
  addressBar: ['addressBar', 'menu', 'add'],
  more: ['more', 'menu', 'add'],
};

function Way({ way, onAdded }: { way: WayToHomeScreen; onAdded: () => void }) {
  const words = useTranslations('add-desk-top-browser');
  const [isAdded, setIsAdded] = useState(false);
  const link = `${useOrigin()}/addDeskTopBrowser`;
  if (way === 'done') return <p className="home-screen-note">{words('done')}</p>;
  if (way === 'inApp') {
    return (
      <section className="home-screen-way">
        <h2>{words('inAppTitle')}</h2>
        <p>{words('inApp')}</p>
        <CopyButton text={link} label={words('copy')} />
        <p className="home-screen-link">{link}</p>
      </section>
    );
  }
  if (way === 'desktop') {
    return (
      <section className="home-screen-way">
        <h2>{words('desktopTitle')}</h2>
        <p>{words('desktop')}</p>
        <div className="home-screen-code">
          <LazyQrCode text={link} label={words('codeLabel')} />
        </div>
      </section>
    );
  }
  return (
    <section className="home-screen-way">
      <h2>{words('stepsTitle')}</h2>
      <ol className="home-screen-steps">
        {pictures[way].map((step) => (
          <li key={step}>
            <StepPicture step={step} />
            <span>{step === 'add' && way === 'more' ? words('steps.addAsApp') : words(`steps.${step}`)}</span>
          </li>
        ))}
      </ol>
      <Button
        onClick={() => {
          setIsAdded(true);
          onAdded();
        }}
      >
        {words('added')}
      </Button>
      <output className="home-screen-note">{isAdded ? words('addedNext') : ''}</output>
      {isAdded ? <HandOffCode /> : null}
    </section>
  );
}
