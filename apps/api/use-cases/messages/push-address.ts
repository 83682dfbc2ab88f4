import type { PushState } from '@luwag/contract/endpoints/messages/push-answer';
import type { Changes } from '../../ports/customer-store.ts';
import type { PushAddress, PushRow } from '../../ports/push-sender.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';
import {
  type Caller,
  type Decision,
  done,
  type Loaded,
  type Outcome,
  read,
  refused,
  write,
} from '../write.ts';

type PushContext = Pick<Context, 'store' | 'messageRepository' | 'personalData' | 'pushes' | 'now'>;

/** Returns whether pushes go to this phone, and the lender's public key. */
export async function getPush(context: PushContext, caller: Caller): Promise<Outcome<PushState>> {
  const loaded = await read(context, caller, []);
  if (!loaded.ok) return loaded;
  return done(stateOf(context, (await pushOf(context, loaded.value)) !== null));
}

/** From now on word of messages goes to this phone too, for as long as the log-in on it lasts. */
export function savePush(
  context: PushContext,
  caller: Caller,
  address: PushAddress,
): Promise<Outcome<PushState>> {
  return write(context, { caller, parts: [] }, async (loaded): Promise<Outcome<Decision<PushState>>> => {
    const { customer, session } = loaded;
    if (session === null) return refused('not_signed_in');
    if (!context.pushes.isAddress(address)) return refused('push_address_refused');
    const answer = stateOf(context, true);
    const known = await pushOf(context, loaded);
    if (known !== null && isSame(openPush(context, known), address)) return done({ changes: {}, answer });
    const { customerId } = customer;
    const { sessionId } = session;
    const endpointSealed = context.personalData.seal(
      sealPlaces.pushEndpoint(sessionId),
      JSON.stringify(address),
    );
    const row: PushRow = { customerId, sessionId, endpointSealed, createdAt: context.now() };
    return done({ changes: { pushSubscriptions: [row] }, answer });
  });
}

/** Nothing goes to the phone that asks any more. */
export function stopPush(context: PushContext, caller: Caller): Promise<Outcome<PushState>> {
  return write(context, { caller, parts: [] }, async (loaded): Promise<Outcome<Decision<PushState>>> => {
    const known = await pushOf(context, loaded);
    return done({
      changes: known === null ? {} : endPush(known.sessionId),
      answer: stateOf(context, false),
    });
  });
}

export function openPush({ personalData }: Pick<Context, 'personalData'>, row: PushRow): PushAddress {
  const opened = personalData.open(sealPlaces.pushEndpoint(row.sessionId), row.endpointSealed);
  return JSON.parse(opened.toString()) as PushAddress;
}

export function endPush(sessionId: string): Changes {
  return { endedPushes: [{ sessionId }] };
}

async function pushOf(
  { messageRepository, now }: PushContext,
  { customer, session }: Loaded,
): Promise<PushRow | null> {
  const pushes = await messageRepository.pushes(customer.customerId, now());
  return pushes.find(({ sessionId }) => sessionId === session?.sessionId) ?? null;
}

function stateOf({ pushes: { publicKey } }: PushContext, isOn: boolean): PushState {
  return { publicKey, isOn };
}

function isSame(one: PushAddress, other: PushAddress): boolean {
  return one.endpoint === other.endpoint && one.p256dh === other.p256dh && one.auth === other.auth;
}
