import { AwsClient } from 'aws4fetch';
import * as v from 'valibot';
import type { KeyWrap } from '../../ports/key-wrap.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import type { Settings } from '../../settings.ts';

const base64 = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64')),
);
const encrypted = v.object({ CiphertextBlob: base64 });
const decrypted = v.object({ Plaintext: base64 });
/** What the service says of a text that another key or another purpose wrapped. */
const notOurs = /InvalidCiphertextException|IncorrectKeyException/;
const longestWaitMs = 5_000;
/** Bound to what is wrapped: the service opens it for the same words alone, and writes them to its log. */
const purpose = { application: 'luwag', purpose: 'keys-file' };

/** A key of AWS KMS. The words of its answers are not told on: they may name what was asked. */
export function createAwsKeyWrap({
  region,
  endpoint,
  keyId,
  ...credentials
}: NonNullable<Settings['keysKms']>): KeyWrap {
  const client = new AwsClient({ ...credentials, region, service: 'kms', retries: 2 });
  const call = async (name: 'Encrypt' | 'Decrypt', body: object): Promise<unknown> => {
    const response = await client
      .fetch(`${endpoint}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${name}` },
        body: JSON.stringify({ KeyId: keyId, EncryptionContext: purpose, ...body }),
        signal: AbortSignal.timeout(longestWaitMs),
      })
      .catch((error: unknown) => {
        throw new Unavailable('the key service did not answer', { cause: error });
      });
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as unknown;
    if (response.status === 400 && notOurs.test(text)) return null;
    throw new Unavailable(`the key service refused with ${response.status}`);
  };
  return {
    wrap: async (key) =>
      v.parse(encrypted, await call('Encrypt', { Plaintext: key.toString('base64') })).CiphertextBlob,
    open: async (wrapped) => {
      const answer = await call('Decrypt', { CiphertextBlob: wrapped.toString('base64') });
      return answer === null ? null : v.parse(decrypted, answer).Plaintext;
    },
  };
}

/** The key service that the settings name; null: the file of keys stands as it is. */
export function chosenKeyWrap({ keysKms }: Pick<Settings, 'keysKms'>): KeyWrap | null {
  return keysKms === null ? null : createAwsKeyWrap(keysKms);
}
