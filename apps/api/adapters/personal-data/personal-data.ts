import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { KeyFingerprint } from '../../ports/key-fingerprints.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

export type PersonalDataKeys = {
  /** Keys by id, 32 bytes each; the first seals, all open. */
  dataKeys: readonly { keyId: number; key: Buffer }[];
  indexKey: Buffer;
};

const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM with the key's id in front and the place as additional data; HMAC-SHA-256 for blind indexes.
 * The keys may change while it is used, so they are looked at each time.
 */
export function createPersonalData(keys: PersonalDataKeys): PersonalData {
  const sealingKey = () => {
    const [first] = keys.dataKeys;
    if (first === undefined) throw new Error('no data key is set');
    return first;
  };
  const prepared = createPreparedKeys();
  const keyed = (purpose: string, text: string) =>
    createHmac('sha256', prepared(keys.indexKey)).update(`${purpose}|${text}`);
  return {
    keyIdOf: (sealed) => sealed[0] ?? 0,
    sealingKeyId: () => sealingKey().keyId,
    seal: (place, plain) => {
      const { keyId, key } = sealingKey();
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', prepared(key), nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.from([keyId]), nonce, cipher.getAuthTag(), body]);
    },
    open: (place, sealed) => {
      const key = keys.dataKeys.find(({ keyId }) => keyId === sealed[0])?.key;
      if (key === undefined) throw new Error('sealed with a key this server does not have');
      const nonce = sealed.subarray(1, 1 + nonceBytes);
      const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
      const decipher = createDecipheriv('aes-256-gcm', prepared(key), nonce)
        .setAAD(Buffer.from(place))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(1 + nonceBytes + tagBytes)), decipher.final()]);
    },
    blindIndex: (purpose, value) => keyed(purpose, value).digest(),
    sign: (purpose, text) => keyed(`sign|${purpose}`, text).digest('base64url'),
    hash: (secret) => createHash('sha256').update(secret).digest(),
  };
}

/** Each key as Node's own object, made once: from bytes, each call costs a tenth of a millisecond. */
function createPreparedKeys(): (key: Buffer) => KeyObject {
  const made = new WeakMap<Buffer, KeyObject>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const object = createSecretKey(key);
    made.set(key, object);
    return object;
  };
}

/** A mark of each key: an HMAC of a fixed text, equal for equal keys, from which no key can be learnt. */
export function keyFingerprints({ dataKeys, indexKey }: PersonalDataKeys): readonly KeyFingerprint[] {
  return [fingerprintOf(indexKey, 0), ...dataKeys.map(({ keyId, key }) => fingerprintOf(key, keyId))];
}

function fingerprintOf(key: Buffer, keyId: number): KeyFingerprint {
  return { keyId, fingerprint: createHmac('sha256', key).update(`key-fingerprint|${keyId}`).digest() };
}
