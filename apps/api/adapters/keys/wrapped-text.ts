import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { KeyWrap } from '../../ports/key-wrap.ts';

const bytes = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64')),
);
const envelope = v.pipe(v.string(), v.parseJson(), v.strictObject({ wrappedKey: bytes, sealed: bytes }));
const nonceBytes = 12;
const tagBytes = 16;

/** Seals a text by a key of its own, which the key service wraps: what a service wraps itself may not be long. */
export async function wrapText(text: string, wrap: KeyWrap): Promise<string> {
  const key = randomBytes(32);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), content]);
  const wrappedKey = await wrap.wrap(key);
  return JSON.stringify({ wrappedKey: wrappedKey.toString('base64'), sealed: sealed.toString('base64') });
}

export function isWrapped(text: string): boolean {
  return v.safeParse(envelope, text).success;
}

/** Null: another key wrapped it, or it was changed. */
export async function openText(text: string, wrap: KeyWrap): Promise<string | null> {
  const { wrappedKey, sealed } = v.parse(envelope, text);
  const key = await wrap.open(wrappedKey);
  if (key === null) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const content = decipher.update(sealed.subarray(nonceBytes + tagBytes));
    return Buffer.concat([content, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
