import type { Language } from '@luwag/contract/language';
import { claimIfInstalled } from './claim-install-bonus.ts';
import './app-badge.ts';
import './finished-sections.ts';
import './other-tabs.ts';
import './waiting-drafts.ts';
import { followUse } from './phone-lock.ts';
import { phoneVault } from './phone-vault.ts';
import { keepApp, type ShowUpdate } from './keep-app.ts';
import { keepPapers } from './keep-papers.ts';
import { followChanges } from './live.ts';
import { settleLanguage } from './settle-language.ts';

let hasHandedIn = false;

/** What goes on behind the screens of somebody who is logged in, and never before the first of them is there. */
export function startBackgroundTasks(
  language: Language,
  changeLanguage: (language: Language) => void,
  showUpdate: ShowUpdate,
): void {
  followUse();
  followChanges();
  keepApp(showUpdate);
  void keepPapers();
  void settleLanguage(language, changeLanguage);
  void claimIfInstalled();
  void sendSupportMessages();
  void handInAddress();
}

/** Their code is only fetched where one waits on this phone. */
async function sendSupportMessages(): Promise<void> {
  if ((await phoneVault.all('support message waiting ')).size > 0) await import('./support-messages.ts');
}

/** Once for each time the app is opened. Few phones have allowed notices; no other loads anything for them. */
async function handInAddress(): Promise<void> {
  if (hasHandedIn || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  hasHandedIn = true;
  const push = await import('./phone-push.ts').catch(() => null);
  await push?.handInAddress();
}
