import { createHmac } from 'node:crypto';

/** The header by which PayMongo signs an event of a test account: the seconds, and an HMAC over them and the raw body. */
export function signAsPayMongo(secret: string, atMs: number, body: string): string {
  const at = Math.floor(atMs / 1_000);
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},te=${mac},li=`;
}
