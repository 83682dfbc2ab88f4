import { claimInstallBonus } from '@luwag/contract/endpoints/rewards/claim-install-bonus';
import { isStandalone } from '../app/is-standalone.ts';
import { answerCache } from './answer-cache.ts';
import { call } from './api.ts';
import { hasSession, useCoreStore } from './core-store.ts';

/** The icon's address carries the proof in this flag, which the guard keeps for the tab. */
const flagName = 'standalone';
const proofless = '1';

let isClaiming = false;

/** Opened from its icon by somebody who is logged in, the app asks for the bonus of it; given once, by the server. */
export async function claimIfInstalled(): Promise<void> {
  const proof = sessionStorage.getItem(flagName) ?? proofless;
  if (isClaiming || proof === proofless || !isStandalone() || !hasSession(useCoreStore.getState())) return;
  isClaiming = true;
  const answer = await call(claimInstallBonus, { body: { proof, displayMode: 'standalone' } });
  isClaiming = false;
  if (answer.ok || answer.code === 'install_proof_invalid') sessionStorage.setItem(flagName, proofless);
  if (answer.ok) await answerCache.askAgain();
}
