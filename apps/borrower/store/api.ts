import { type Answer, type Client, createClient, isLogInOver, type Refused } from '@luwag/contract/client';
import type { logIn } from '@luwag/contract/endpoints/session/log-in';
import { refreshSession } from '@luwag/contract/endpoints/session/refresh-session';
import type { CallOutput } from '@luwag/contract/endpoint';
import { hasTokenEnded, storedSession, useCoreStore } from './core-store.ts';
import { writeUserInfo } from './user-info.ts';

declare global {
  interface Window {
    /** Answers under way, by the token and the address that were asked with. */
    luwagEarlyAnswers?: Map<string, Promise<Response>>;
  }
}

type Session = CallOutput<typeof refreshSession>;

const renewalLock = 'luwag-renewal';

const options = {
  origin: '',
  accessToken: () => useCoreStore.getState().publicData.token || null,
  renewSession: renewal,
  fetch: (...request: Parameters<typeof fetch>) =>
    earlyAnswer(...request) ?? refusedHere(...request) ?? fetch(...request),
};

/** What the server would answer to a token that has ended, without asking it: the client then renews the session first. */
function refusedHere(...[, init]: Parameters<typeof fetch>): Promise<Response> | undefined {
  return 'authorization' in (init?.headers ?? {}) && hasTokenEnded(useCoreStore.getState())
    ? Promise.resolve(new Response('{"error":{"code":"not_signed_in"}}', { status: 401 }))
    : undefined;
}

/** What the page asked by itself before this code was there; given once. */
function earlyAnswer(...[address, init]: Parameters<typeof fetch>): Promise<Response> | undefined {
  if (typeof address !== 'string' || init?.method !== 'GET') return undefined;
  const { luwagEarlyAnswers } = window;
  const question = `${options.accessToken()} ${address}`;
  const answer = luwagEarlyAnswers?.get(question);
  luwagEarlyAnswers?.delete(question);
  return answer;
}

/** Every call to the server goes through here: `await call(getHome, {})`. */
export const call: Client = createClient(options);

/** Puts a fresh session in place after a login or a renewal. The whole phone number stays in memory only. */
export function holdSession(session: Session): void {
  const { customerId, token, tokenLifetimeSeconds, phone, language } = session;
  useCoreStore.getState().mergePublicData({
    customerId,
    token,
    phone_number: phone,
    tokenEndsAt: Date.now() + tokenLifetimeSeconds * 1000,
  });
  writeUserInfo({ customerId, language }, localStorage);
}

/** Puts the session of a log-in in place, with home that came with it. */
export function enterSession({ home, ...session }: CallOutput<typeof logIn>): void {
  holdSession(session);
  // Its code has come while the code was typed; where it has not, home asks by itself.
  import('./use-home.ts').then((module) => module.keepHome(home)).catch(() => undefined);
}

let running: Promise<Refused | null> | null = null;

/** One renewal at a time, in this tab and across tabs: the refresh cookie changes with every use. */
function renewal(refused: Refused): Promise<Refused | null> {
  running ??= acrossTabs(refused).finally(() => {
    running = null;
  });
  return running;
}

async function acrossTabs(refused: Refused): Promise<Refused | null> {
  // Absent in old browsers and on pages without HTTPS, whatever the types say.
  const locks: LockManager | null | undefined = navigator.locks;
  if (locks === undefined || locks === null) return renew(refused);
  return locks.request(renewalLock, async () => (adoptOtherTab() ? null : renew(refused)));
}

/** Whether another tab renewed while this one waited; its token is taken over, the rest of the store is ours. */
function adoptOtherTab(): boolean {
  const stored = storedSession();
  const { token, customerId } = useCoreStore.getState().publicData;
  if (stored?.customerId !== customerId || stored.token === token) return false;
  useCoreStore.getState().mergePublicData(stored);
  return true;
}

/** No line may hold it for ever: every other call waits for it, in all tabs. */
function askRenewal(limitMs: number): Promise<Answer<Session>> {
  return call(refreshSession, { body: {} }, { signal: AbortSignal.timeout?.(limitMs) });
}

/** Only a log-in that the server calls over is asked for again: a server that is busy, or not reached, says nothing of it. */
async function renew(refused: Refused): Promise<Refused | null> {
  const { token, customerId } = useCoreStore.getState().publicData;
  let answer = await askRenewal(4_000);
  // Within ten seconds the server gives the same answer again; one that was lost for longer ends the log-in.
  if (!answer.ok && answer.code === 'network_abnormal') answer = await askRenewal(30_000);
  const { publicData, setShowLoginPopup } = useCoreStore.getState();
  // Who has left meanwhile is not brought back, and who has logged in anew needs nothing more.
  if (token === '' || publicData.token !== token) return refused;
  if (!answer.ok) {
    if (isLogInOver(answer.code)) setShowLoginPopup(true);
    return answer;
  }
  holdSession(answer.value);
  if (answer.value.customerId === customerId) return null;
  // Somebody else has logged in in another tab: the app begins anew, and nothing of this page is sent for them.
  location.replace('/homeIndex');
  return refused;
}
