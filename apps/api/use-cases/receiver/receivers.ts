import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { addReceiver as addEndpoint } from '@luwag/contract/endpoints/receiver/add-receiver';
import type { changeReceiver as changeEndpoint } from '@luwag/contract/endpoints/receiver/change-receiver';
import type { listDeliveries as deliveriesEndpoint } from '@luwag/contract/endpoints/receiver/list-deliveries';
import type { listReceivers as listEndpoint } from '@luwag/contract/endpoints/receiver/list-receivers';
import type { ReceiverAnswer } from '@luwag/contract/endpoints/receiver/receiver-answer';
import type { replayEvents as replayEndpoint } from '@luwag/contract/endpoints/receiver/replay-events';
import type { EventReceiver, ReceiverCounts, Replay } from '../../ports/event-receivers.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';
import { keptBeforeChange } from './receiver-secrets.ts';

type ReceiverContext = Pick<
  Context,
  'eventReceivers' | 'eventSender' | 'personalData' | 'randomness' | 'now'
>;
type WithSecret = CallOutput<typeof addEndpoint>;

const secretBytes = 32;
const notPublic = refused('validation_failed', { fields: [{ path: 'url', code: 'receiver_not_public' }] });
const changedMeanwhile = refused('lender_step_refused', { rule: 'RECEIVER_CHANGED' });
const mostShown = 50;

export async function listReceivers({
  eventReceivers,
  now,
}: ReceiverContext): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const at = now();
  const receivers = await eventReceivers.list();
  return done({ asOf: isoInstant(at), receivers: receivers.map((row) => viewReceiver(row, at)) });
}

/** Adds a receiver and answers its secret, this once. */
export async function addReceiver(
  context: ReceiverContext,
  staff: Staff,
  { url, types }: ParsedInput<typeof addEndpoint>['body'],
): Promise<Outcome<WithSecret>> {
  const { eventReceivers, eventSender, randomness, now } = context;
  if (!(await eventSender.admits(url))) return notPublic;
  const receiverId = randomness.uuid();
  const { secret, secretSealed } = newSecret(context, receiverId);
  const receiver: EventReceiver = {
    receiverId,
    url,
    types,
    state: 'on',
    secretSealed,
    previousSecretsSealed: null,
    previousUntilAt: null,
    addedAt: now(),
    version: 0,
  };
  await eventReceivers.add(receiver, auditOf(context, staff, 'receiver-added', receiver));
  return done({ receiver: viewReceiver({ ...receiver, ...nothingYet }, now()), secret });
}

/** Changes where events go and which, of the version that staff saw; what waits is sent as soon as the receiver is on. */
export async function changeReceiver(
  context: ReceiverContext,
  staff: Staff,
  receiverId: string,
  { url, types, isOn, version }: ParsedInput<typeof changeEndpoint>['body'],
): Promise<Outcome<ReceiverAnswer>> {
  const { eventReceivers, eventSender, now } = context;
  const found = (await eventReceivers.list()).find((row) => row.receiverId === receiverId);
  if (found === undefined) return refused('not_found');
  if (!(await eventSender.admits(url))) return notPublic;
  const changed = { ...found, version, url, types, state: isOn ? ('on' as const) : ('off' as const) };
  const audit = auditOf(context, staff, 'receiver-changed', changed);
  if (!(await eventReceivers.change(changed, audit))) return changedMeanwhile;
  await eventReceivers.queue(now(), receiverId);
  return done(viewReceiver({ ...changed, version: version + 1 }, now()));
}

/** Gives a receiver another secret; each one before it signs too for a day after its own change. */
export async function changeReceiverSecret(
  context: ReceiverContext,
  staff: Staff,
  receiverId: string,
): Promise<Outcome<WithSecret>> {
  const { eventReceivers, now } = context;
  const found = (await eventReceivers.list()).find((row) => row.receiverId === receiverId);
  if (found === undefined) return refused('not_found');
  const { secret, secretSealed } = newSecret(context, receiverId);
  const changed = { ...found, secretSealed, ...keptBeforeChange(context, found) };
  const audit = auditOf(context, staff, 'receiver-secret-changed', changed);
  if (!(await eventReceivers.changeSecrets(changed, audit))) return changedMeanwhile;
  return done({ receiver: viewReceiver({ ...changed, version: found.version + 1 }, now()), secret });
}

export async function listDeliveries(
  { eventReceivers }: ReceiverContext,
  receiverId: string,
  { state, before }: ParsedInput<typeof deliveriesEndpoint>['query'],
): Promise<Outcome<CallOutput<typeof deliveriesEndpoint>>> {
  if ((await eventReceivers.find(receiverId)) === null) return refused('not_found');
  const rows = await eventReceivers.deliveries(receiverId, {
    state: state ?? null,
    before: before ?? null,
    most: mostShown,
  });
  return done({
    deliveries: rows.map(({ position: _position, happenedAt, triedAt, nextTryAt, ...row }) => ({
      ...row,
      happenedAt: isoInstant(happenedAt),
      triedAt: isoInstantOrNull(triedAt),
      nextTryAt: isoInstantOrNull(nextTryAt),
    })),
    older: rows.length < mostShown ? null : (rows.at(-1)?.position ?? null),
  });
}

/** Has events sent again, each with all of its tries. */
export async function replayEvents(
  context: ReceiverContext,
  staff: Staff,
  receiverId: string,
  body: ParsedInput<typeof replayEndpoint>['body'],
): Promise<Outcome<CallOutput<typeof replayEndpoint>>> {
  const { eventReceivers, now } = context;
  const receiver = await eventReceivers.find(receiverId);
  if (receiver === null) return refused('not_found');
  const audit = auditOf(context, staff, 'events-replayed', receiver, body);
  const count = await eventReceivers.replay(receiverId, replayOf(body), audit);
  if (body.which === 'one' && count === 0) return refused('not_found');
  await eventReceivers.queue(now(), receiverId);
  return done({ count });
}

function replayOf(body: ParsedInput<typeof replayEndpoint>['body']): Replay {
  if (body.which === 'one') return { eventId: body.eventId };
  return body.which === 'failed' ? { isFailed: true } : { sinceAt: Date.parse(body.since) };
}

/** A secret as Standard Webhooks writes it, and as it is kept. */
function newSecret(
  { randomness, personalData }: Pick<Context, 'randomness' | 'personalData'>,
  receiverId: string,
): { secret: string; secretSealed: Buffer } {
  const bytes = Buffer.from(randomness.secret(secretBytes), 'base64url');
  const secret = `whsec_${bytes.toString('base64')}`;
  return { secret, secretSealed: personalData.seal(sealPlaces.receiverSecret(receiverId), secret) };
}

const nothingYet: ReceiverCounts = { waiting: 0, failed: 0, oldestWaitingAt: null };

function viewReceiver(receiver: EventReceiver & ReceiverCounts, at: number): ReceiverAnswer {
  const { receiverId, url, types, state, waiting, failed, previousUntilAt, version } = receiver;
  return {
    receiverId,
    url,
    types: [...types],
    state,
    isFailing: failed > 0 || state === 'gone',
    waiting,
    failed,
    oldestWaitingAt: isoInstantOrNull(receiver.oldestWaitingAt),
    previousSecretUntil: isoInstantOrNull((previousUntilAt ?? 0) > at ? previousUntilAt : null),
    addedAt: isoInstant(receiver.addedAt),
    version,
  };
}

function auditOf(
  { randomness, now }: Pick<Context, 'randomness' | 'now'>,
  { staffId }: Staff,
  action: AuditEntry['action'],
  { receiverId, url, types, state }: EventReceiver,
  more: Readonly<Record<string, string>> = {},
): AuditEntry {
  // What follows the host may hold a secret of the receiver's own.
  const detail = { host: new URL(url).host, types: types.join(' '), state, ...more };
  return { auditId: randomness.orderedUuid(), at: now(), staffId, action, subjectId: receiverId, detail };
}
