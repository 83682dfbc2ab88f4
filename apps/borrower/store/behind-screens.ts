import { claimIfInstalled } from './claim-install-bonus.ts';
import './finished-sections.ts';
import { keepApp } from './keep-app.ts';
import { followChanges } from './live.ts';

/** What goes on behind the screens of somebody who is logged in, and never before the first of them is there. */
export function beginBehindScreens(): void {
  followChanges();
  keepApp();
  void claimIfInstalled();
}
