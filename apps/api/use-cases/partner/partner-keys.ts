import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { addPartnerKey as addEndpoint } from '@luwag/contract/endpoints/partner/add-partner-key';
import type { PartnerKeyAnswer } from '@luwag/contract/endpoints/partner/partner-answer';
import { mayCheck } from '@luwag/contract/endpoints/staff/approval-rules';
import { needsSecondPerson, type PartnerScope } from '@luwag/contract/partner-scopes';
import { retryAtOf } from '../../ports/attempt-counter.ts';
import type { PartnerKey, PartnerKeyState } from '../../ports/partner-keys.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';

type KeyContext = Pick<Context, 'partnerKeys' | 'personalData' | 'randomness' | 'now'>;

/** A system of the lender's own, as its key says. */
export type Partner = Pick<PartnerKey, 'keyId' | 'name' | 'scopes' | 'addedBy'>;

const secretBytes = 32;
const prefix = 'luwag_';
const windowMs = 60_000;

/** Who calls with a key, or why nobody is let in; `retryAt` where the key has called too often, as an instant beside `at`. */
export async function partnerOfKey(
  { partnerKeys, personalData, now }: Pick<Context, 'partnerKeys' | 'personalData' | 'now'>,
  secret: string,
  scope: PartnerScope,
): Promise<
  | { ok: true; partner: Partner }
  | { ok: false; code: 'not_signed_in' | 'forbidden' }
  | { ok: false; code: 'too_frequent'; retryAt: number; at: number }
> {
  const key = secret.startsWith(prefix) ? await partnerKeys.findByHash(personalData.hash(secret)) : null;
  if (key === null || standingOf(key, now()) !== 'on') return { ok: false, code: 'not_signed_in' };
  const { keyId, perMinute } = key;
  const count = { key: personalData.blindIndex('partner-key', keyId), most: perMinute, windowMs };
  const counted = await partnerKeys.use(keyId, count, now());
  const retryAt = counted === null ? null : retryAtOf([counted]);
  if (retryAt !== null) return { ok: false, code: 'too_frequent', retryAt, at: now() };
  return key.scopes.includes(scope) ? { ok: true, partner: key } : { ok: false, code: 'forbidden' };
}

export async function listPartnerKeys(
  { partnerKeys, now }: KeyContext,
  staff: Staff,
): Promise<Outcome<{ keys: PartnerKeyAnswer[] }>> {
  const keys = await partnerKeys.list();
  return done({ keys: keys.map((key) => viewKey(key, staff, now())) });
}

/** Makes a key and answers it, this once. */
export async function addPartnerKey(
  context: KeyContext,
  staff: Staff,
  { name, scopes, perMinute, expiresAt }: ParsedInput<typeof addEndpoint>['body'],
): Promise<Outcome<CallOutput<typeof addEndpoint>>> {
  const { partnerKeys, personalData, randomness, now } = context;
  const secret = `${prefix}${randomness.secret(secretBytes)}`;
  const key: PartnerKey = {
    keyId: randomness.uuid(),
    name,
    keyHash: personalData.hash(secret),
    scopes,
    perMinute,
    state: needsSecondPerson(scopes) ? 'waiting' : 'on',
    addedAt: now(),
    addedBy: staff.staffId,
    addedByName: staff.name,
    answeredBy: null,
    expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
    lastUsedAt: null,
  };
  await partnerKeys.add(key, auditOf(context, staff, 'partner-key-added', key));
  return done({ key: viewKey(key, staff, now()), secret });
}

/** Lets a colleague's key work or refuses it; who made it may only take it back. */
export async function answerPartnerKey(
  context: KeyContext,
  staff: Staff,
  keyId: string,
  outcome: 'confirm' | 'refuse',
): Promise<Outcome<PartnerKeyAnswer>> {
  const key = await found(context, keyId);
  if (key === null) return refused('not_found');
  const isOwn = key.addedBy === staff.staffId;
  if (isOwn && outcome === 'confirm') return refused('second_person_required');
  if (!isOwn && !mayCheck('confirm-partner-key', staff.role)) return refused('forbidden');
  const to = outcome === 'confirm' ? 'on' : 'refused';
  return moved(
    context,
    staff,
    key,
    { from: 'waiting', to },
    `partner-key-${to === 'on' ? 'confirmed' : 'refused'}`,
  );
}

/** Ends a key: its next call is refused. */
export async function revokePartnerKey(
  context: KeyContext,
  staff: Staff,
  keyId: string,
): Promise<Outcome<PartnerKeyAnswer>> {
  const key = await found(context, keyId);
  if (key === null) return refused('not_found');
  return moved(context, staff, key, { from: key.state, to: 'revoked' }, 'partner-key-revoked');
}

async function moved(
  context: KeyContext,
  staff: Staff,
  key: PartnerKey,
  { from, to }: { from: PartnerKeyState; to: PartnerKeyState },
  action: AuditEntry['action'],
): Promise<Outcome<PartnerKeyAnswer>> {
  if (from === 'revoked' || from === 'refused') return refused('request_already_answered');
  const { partnerKeys, now } = context;
  const answeredBy = to === 'revoked' ? null : staff.staffId;
  const audit = auditOf(context, staff, action, { ...key, state: to });
  if (!(await partnerKeys.move(key.keyId, { from, to, answeredBy }, audit)))
    return refused('request_already_answered');
  return done(viewKey({ ...key, state: to }, staff, now()));
}

async function found({ partnerKeys }: KeyContext, keyId: string): Promise<PartnerKey | null> {
  return (await partnerKeys.list()).find((key) => key.keyId === keyId) ?? null;
}

function standingOf({ state, expiresAt }: PartnerKey, at: number): PartnerKeyAnswer['state'] {
  return state === 'on' && expiresAt !== null && expiresAt <= at ? 'over' : state;
}

function viewKey(key: PartnerKey, { staffId }: Staff, at: number): PartnerKeyAnswer {
  const { keyId, name, scopes, perMinute, addedBy, addedByName } = key;
  return {
    keyId,
    name,
    scopes: [...scopes],
    perMinute,
    state: standingOf(key, at),
    addedAt: isoInstant(key.addedAt),
    addedBy: addedByName,
    isOwn: addedBy === staffId,
    expiresAt: isoInstantOrNull(key.expiresAt),
    lastUsedAt: isoInstantOrNull(key.lastUsedAt),
  };
}

function auditOf(
  { randomness, now }: Pick<Context, 'randomness' | 'now'>,
  { staffId }: Staff,
  action: AuditEntry['action'],
  { keyId, name, scopes, perMinute, state }: PartnerKey,
): AuditEntry {
  const detail = { name, scopes: scopes.join(' '), perMinute: String(perMinute), state };
  return { auditId: randomness.orderedUuid(), at: now(), staffId, action, subjectId: keyId, detail };
}
