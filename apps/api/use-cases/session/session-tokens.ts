import type { SessionRow } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import type { Caller } from '../write.ts';
import type { Randomness } from '../../ports/randomness.ts';

/* A token carries its customer's id in front, so that looking it up touches that customer's rows alone. */

export const accessLifeMs = 10 * 60_000;
export const sessionLifeMs = 30 * 86_400_000;
export const rotationOverlapMs = 10_000;
const secretBytes = 32;

/** On whose behalf a request with this access token comes, or null when it is not one of ours. Whether it holds is decided at loading. */
export function callerOfToken({ hash }: PersonalData, accessToken: string): Caller | null {
  const customerId = customerOfToken(accessToken);
  return customerId === null ? null : { kind: 'customer', customerId, accessHash: hash(accessToken) };
}

/** The customer an access token speaks of, or null when it is not one of ours. */
export function customerOfToken(token: string): string | null {
  const [id, secret, ...rest] = token.split('.');
  return id !== undefined && secret !== undefined && rest.length === 0 ? uuidFromText(id) : null;
}

/** The customer and session a refresh token speaks of, or null. */
export function sessionOfRefreshToken(token: string): { customerId: string; sessionId: string } | null {
  const [customer, session, secret, ...rest] = token.split('.');
  if (customer === undefined || session === undefined || secret === undefined || rest.length > 0) return null;
  const customerId = uuidFromText(customer);
  const sessionId = uuidFromText(session);
  return customerId === null || sessionId === null ? null : { customerId, sessionId };
}

export type TokenPair = { accessToken: string; refreshToken: string; accessExpiresAt: number };

type Tools = { personalData: PersonalData; randomness: Randomness };

/** New secrets for a session; what is kept of them are hashes. */
export function issueTokens(
  { personalData, randomness }: Tools,
  session: { customerId: string; sessionId: string },
  now: number,
): { pair: TokenPair; kept: Pick<SessionRow, 'accessHash' | 'accessExpiresAt' | 'refreshHash'> } {
  const accessToken = `${textFromUuid(session.customerId)}.${randomness.secret(secretBytes)}`;
  const refreshToken = `${textFromUuid(session.customerId)}.${textFromUuid(session.sessionId)}.${randomness.secret(secretBytes)}`;
  const accessExpiresAt = now + accessLifeMs;
  return {
    pair: { accessToken, refreshToken, accessExpiresAt },
    kept: {
      accessHash: personalData.hash(accessToken),
      refreshHash: personalData.hash(refreshToken),
      accessExpiresAt,
    },
  };
}

function textFromUuid(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}

function uuidFromText(text: string): string | null {
  const hex = Buffer.from(text, 'base64url').toString('hex');
  if (hex.length !== 32) return null;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
