import { type Answer, noNetwork } from '@luwag/contract/client';
import type { PushState } from '@luwag/contract/endpoints/messages/push-answer';
import { savePush } from '@luwag/contract/endpoints/messages/save-push';
import { stopPush } from '@luwag/contract/endpoints/messages/stop-push';
import { call } from './api.ts';
import { hasSession, useCoreStore } from './core-store.ts';

/*
 * Word of messages on the phone itself. The address that the phone's maker gives out for it belongs to one log-in: it is
 * handed to the server, and given up when that log-in ends, so that nobody who uses the phone later is told of another.
 */

/** Turns notices on from a tap; the phone asks its owner. Null where they did not allow it. */
export async function turnOnPush(publicKey: string): Promise<Answer<PushState> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  try {
    const manager = await pushManager();
    if (manager === null) return noNetwork;
    await (await manager.getSubscription())?.unsubscribe();
    return await handIn(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  } catch {
    return noNetwork;
  }
}

/** Nothing is shown on this phone any more. */
export async function turnOffPush(): Promise<Answer<PushState>> {
  const answer = await call(stopPush, {});
  if (answer.ok) await giveUpAddress();
  return answer;
}

/** Hands the address in again: the phone may have changed it, or its owner have logged in anew. */
export async function handInAddress(): Promise<void> {
  try {
    const subscription = await (await pushManager())?.getSubscription();
    if (subscription && hasSession(useCoreStore.getState())) await handIn(subscription);
  } catch {
    // A phone that does not say its address now does so the next time the app is opened.
  }
}

/** From now on whatever is sent to this phone is not taken, also where the server cannot be told. */
export async function giveUpAddress(): Promise<void> {
  try {
    await (await (await pushManager())?.getSubscription())?.unsubscribe();
  } catch {
    // The phone's maker could not be told either; the server gives up with the log-in.
  }
}

async function pushManager(): Promise<PushManager | null> {
  // Absent on pages without HTTPS and where pushes are not known, whatever the types say.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration();
  const manager: PushManager | undefined = registration?.active ? registration.pushManager : undefined;
  return manager ?? null;
}

function handIn(subscription: PushSubscription): Promise<Answer<PushState>> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  return call(savePush, { body });
}

useCoreStore.subscribe((state, previous) => {
  const { customerId, token } = previous.publicData;
  if (customerId !== '' && customerId !== state.publicData.customerId) return void giveUpAddress();
  // Logged in anew over the page: the address went with the log-in that had ended.
  if (previous.showLoginPopup && token !== state.publicData.token) void handInAddress();
  return undefined;
});
