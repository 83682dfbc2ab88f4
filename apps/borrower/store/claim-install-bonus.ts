import { claimInstallBonus } from '@luwag/contract/endpoints/rewards/claim-install-bonus';
import { getInstallBonus } from '@luwag/contract/endpoints/rewards/get-install-bonus';
import { isStandalone } from '../platform/is-standalone.ts';
import { keepOnPhone } from '../platform/keep-on-phone.ts';
import { answerCache } from './answer-cache.ts';
import { call } from './api.ts';
import { hasSession, useCoreStore } from './core-store.ts';

/** The icon's address carries the proof in this flag, which the guard keeps for the tab. */
const flagName = 'standalone';
const proofless = '1';

let isClaiming = false;
/** The customers who already have the bonus. */
let settledFor: string | null = null;

/** Opened from its icon by somebody who is logged in, the app asks for the bonus of it; given once, by the server. */
export async function claimIfInstalled(): Promise<void> {
  const state = useCoreStore.getState();
  const { customerId } = state.publicData;
  if (isClaiming || settledFor === customerId || !isStandalone() || !hasSession(state)) return;
  isClaiming = true;
  if (await claim()) settledFor = customerId;
  isClaiming = false;
}

/** Whether there is nothing left to claim. */
async function claim(): Promise<boolean> {
  const carried = sessionStorage.getItem(flagName) ?? proofless;
  const bonus = carried === proofless ? await call(getInstallBonus, {}) : null;
  if (bonus !== null && !bonus.ok) return false;
  // An icon that was made on another page than the one with the steps carries none: the server hands one out here too.
  const proof = bonus === null ? carried : bonus.value.proof;
  if (proof === null) return true;
  const answer = await call(claimInstallBonus, { body: { proof, displayMode: 'standalone' } });
  if (answer.ok || answer.code === 'install_proof_invalid') keepOnPhone(sessionStorage, flagName, proofless);
  if (answer.ok) await answerCache.askAgain();
  return answer.ok;
}
