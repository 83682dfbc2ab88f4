import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { PersonalData } from '../../ports/personal-data.ts';

export type PersonalDataKeys = {
  /** Keys by id, 32 bytes each; the first seals, all open. */
  dataKeys: readonly { keyId: number; key: Buffer }[];
  indexKey: Buffer;
};

const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with the key's id in front and the place as additional data; HMAC-SHA-256 for blind indexes. */
export function createPersonalData({ dataKeys, indexKey }: PersonalDataKeys): PersonalData {
  const newest = dataKeys[0];
  if (newest === undefined) throw new Error('no data key is set');
  const keyed = (purpose: string, text: string) =>
    createHmac('sha256', indexKey).update(`${purpose}|${text}`);
  return {
    seal: (place, plain) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', newest.key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.from([newest.keyId]), nonce, cipher.getAuthTag(), body]);
    },
    open: (place, sealed) => {
      const key = dataKeys.find(({ keyId }) => keyId === sealed[0])?.key;
      if (key === undefined) throw new Error('sealed with a key this server does not have');
      const nonce = sealed.subarray(1, 1 + nonceBytes);
      const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(1 + nonceBytes + tagBytes)), decipher.final()]);
    },
    blindIndex: (purpose, value) => keyed(purpose, value).digest(),
    sign: (purpose, text) => keyed(`sign|${purpose}`, text).digest('base64url'),
    hash: (secret) => createHash('sha256').update(secret).digest(),
  };
}
