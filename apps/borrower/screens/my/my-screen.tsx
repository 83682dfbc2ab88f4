import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHistoryState } from 'wouter/use-browser-location';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { Bell } from '../../components/bell/bell.tsx';
import { Button } from '../../components/button/button.tsx';
import { LateDeletionBanner } from '../../components/deletion-banner/late-deletion-banner.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { leave } from '../../store/leave.ts';
import { useHome } from '../../store/use-home.ts';
import { type LinkRow, LinkRows } from './link-rows.tsx';

const DeletionSheet = lazyComponent(async () => (await import('./deletion-sheet.tsx')).default);
const SupportMessageSheet = lazyComponent(
  async () =>
    (await import('../../components/support-message-sheet/support-message-sheet.tsx')).SupportMessageSheet,
);
const HeldDataSheet = lazyComponent(async () => (await import('./held-data-sheet.tsx')).default);

const sheets = ['supportMessages', 'heldData', 'deletion'] as const;
type Sheet = (typeof sheets)[number];

/** Who is logged in, their papers, the rules, and the way out. */
export default function MyScreen() {
  const words = useTranslations('my');
  const home = useHome();
  const [openSheet, setOpenSheet] = useState(useSheetLedTo());
  const close = () => setOpenSheet(null);
  const deletion = home.data?.deletion ?? null;
  const papers: LinkRow[] = [
    { href: '/billIndex', icon: 'loan', label: words('links.loans') },
    { href: '/coupon', icon: 'wallet', label: words('links.coupons') },
    { href: '/bill', icon: 'paper', label: words('links.history') },
    { href: '/appointLoanList', icon: 'repeat', label: words('links.reloan') },
    { href: '/loan', icon: 'check', label: words('links.agreement') },
  ];
  const choices: LinkRow[] = [
    { href: '/msgCenter', icon: 'mail', label: words('links.messages') },
    { href: '/changeBank', icon: 'wallet', label: words('links.account') },
    { href: '/setup', icon: 'sliders', label: words('links.settings') },
  ];
  const rules: LinkRow[] = [
    { open: () => setOpenSheet('supportMessages'), icon: 'mail', label: words('links.supportMessages') },
    { href: '/aboutUs', icon: 'phone', label: words('links.about') },
    { href: '/guildDetail', icon: 'help', label: words('links.guides') },
    { href: '/videoIndex', icon: 'camera', label: words('links.clips') },
    { href: '/privacy', icon: 'lock', label: words('links.privacy') },
    { open: () => setOpenSheet('heldData'), icon: 'profile', label: words('links.heldData') },
    { href: '/conditionalTerms', icon: 'paper', label: words('links.terms') },
    { open: () => setOpenSheet('deletion'), icon: 'trash', label: words('links.deletion') },
  ];
  if (usePublicSettings().mode === 'sandbox') {
    rules.push({ href: '/test', icon: 'pending', label: words('links.bench') });
  }
  return (
    <ScreenFrame title={words('title')}>
      <Bell unread={home.data?.unreadMessages ?? 0} />
      <PersonCard />
      {deletion === null ? null : <LateDeletionBanner pending={deletion} />}
      <LinkRows title={words('sections.papers')} rows={papers} />
      <LinkRows title={words('sections.choices')} rows={choices} />
      <LinkRows title={words('sections.help')} rows={rules} />
      <LogOut />
      {openSheet === 'supportMessages' ? <SupportMessageSheet onClose={close} /> : null}
      {openSheet === 'heldData' ? <HeldDataSheet onClose={close} /> : null}
      {openSheet === 'deletion' ? <DeletionSheet onClose={close} /> : null}
    </ScreenFrame>
  );
}

/** What a message led here to. */
function useSheetLedTo(): Sheet | null {
  const state = useHistoryState<unknown>();
  const wanted = typeof state === 'object' && state !== null && 'opens' in state ? state.opens : null;
  return sheets.find((sheet) => sheet === wanted) ?? null;
}

function PersonCard() {
  const words = useTranslations('my');
  const home = useHome();
  const phone = home.data?.phoneMasked;
  return (
    <section className="person-card">
      <span className="person-mark" aria-hidden="true">
        <Icon name="profile" />
      </span>
      <div>
        <h2>{home.data?.firstName ?? words('someone')}</h2>
        <p>{phone === undefined ? ' ' : `+63 ${phone}`}</p>
      </div>
    </section>
  );
}

function LogOut() {
  const words = useTranslations('my');
  const [isBusy, setIsBusy] = useState(false);
  const leaveNow = () => {
    setIsBusy(true);
    void leave();
  };
  return (
    <div className="log-out">
      <Button variant="secondary" isBusy={isBusy} onClick={leaveNow}>
        {words('logOut')}
      </Button>
      <p>{words('logOutNote')}</p>
    </div>
  );
}
