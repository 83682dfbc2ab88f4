import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { StartRefused } from '../../ports/start-refused.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { createAwsKeyWrap } from './aws-key-wrap.ts';
import { addKey, makeKeysOnce, readKeys, sealWith } from './key-file.ts';

/* Against a double of AWS KMS on this machine that signs each request itself and compares. */

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of the test' };
const keyId = 'arn:aws:kms:ap-southeast-1:111122223333:key/test';
type Body = {
  KeyId: string;
  EncryptionContext: Record<string, string>;
  Plaintext?: string;
  CiphertextBlob?: string;
};

let server: Server;
let endpoint: string;
let folder: string;
let file: string;
let calls: string[] = [];
let isAway = false;

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-kms-'));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  calls = [];
  isAway = false;
  file = path.join(await mkdtemp(path.join(folder, 'keys-')), 'keys.json');
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const target = String(request.headers['x-amz-target']);
  calls.push(target);
  const refuse = (status: number, type: string) =>
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(`{"__type":"${type}"}`);
  if (isAway) return void refuse(500, 'KMSInternalException');
  if (!(await isSigned(request, body, target))) return void refuse(400, 'InvalidSignatureException');
  const asked = JSON.parse(body) as Body;
  // The double's ciphertext names what it was wrapped for.
  const seal = `${asked.KeyId}|${JSON.stringify(asked.EncryptionContext)}|`;
  if (target === 'TrentService.Encrypt') {
    const blob = Buffer.from(seal + asked.Plaintext).toString('base64');
    return void response.end(JSON.stringify({ CiphertextBlob: blob }));
  }
  const blob = Buffer.from(asked.CiphertextBlob ?? '', 'base64').toString();
  if (!blob.startsWith(seal)) return void refuse(400, 'IncorrectKeyException');
  response.end(JSON.stringify({ Plaintext: blob.slice(seal.length) }));
}

/** Signs what came by the secret that both know, and compares. */
async function isSigned(request: IncomingMessage, body: string, target: string): Promise<boolean> {
  const { headers } = await new AwsV4Signer({
    ...credentials,
    url: `${endpoint}/`,
    method: 'POST',
    headers: { 'content-type': String(request.headers['content-type']), 'x-amz-target': target },
    body,
    service: 'kms',
    region: 'ap-southeast-1',
    datetime: String(request.headers['x-amz-date']),
  }).sign();
  return headers.get('authorization') === request.headers.authorization;
}

const wrapOf = (changes: { keyId?: string; secretAccessKey?: string } = {}) =>
  createAwsKeyWrap({ ...credentials, keyId, region: 'ap-southeast-1', endpoint, ...changes });

test('a file of keys that a key service sealed holds no key in clear, and is opened by it', async () => {
  await makeKeysOnce(file, wrapOf());
  const keys = await readKeys(file, wrapOf());
  const written = await readFile(file, 'utf8');
  expect(written).not.toContain('indexKey');
  expect(written).not.toContain(keys.indexKey.toString('base64'));
  expect(calls).toEqual(['TrentService.Encrypt', 'TrentService.Decrypt']);
});

test('keys are added and changed in a sealed file as in one in clear', async () => {
  await makeKeysOnce(file, wrapOf());
  const added = await addKey(file, wrapOf());
  await sealWith(file, added, wrapOf());
  const { dataKeys } = await readKeys(file, wrapOf());
  expect(dataKeys.map((entry) => entry.keyId)).toEqual([added, 1]);
});

test('a file in clear is read, and sealed when it is next written', async () => {
  await makeKeysOnce(file);
  const before = await readKeys(file, wrapOf());
  await addKey(file, wrapOf());
  expect(await readFile(file, 'utf8')).not.toContain('indexKey');
  expect((await readKeys(file, wrapOf())).indexKey).toEqual(before.indexKey);
});

test('a sealed file is refused without the service, by another key, and where it was changed', async () => {
  await makeKeysOnce(file, wrapOf());
  await expect(readKeys(file)).rejects.toThrow(/set KEYS_KMS/);
  await expect(readKeys(file, wrapOf({ keyId: 'another' }))).rejects.toThrow(StartRefused);
  const { wrappedKey, sealed } = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const changed = Buffer.from(sealed ?? '', 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  await writeFile(file, JSON.stringify({ wrappedKey, sealed: changed.toString('base64') }));
  await expect(readKeys(file, wrapOf())).rejects.toThrow(StartRefused);
});

test('a wrong secret or a service that is away gives no keys, and says so without what was asked', async () => {
  await makeKeysOnce(file, wrapOf());
  await expect(readKeys(file, wrapOf({ secretAccessKey: 'wrong' }))).rejects.toThrow(Unavailable);
  isAway = true;
  await expect(readKeys(file, wrapOf())).rejects.toThrow('the key service refused with 500');
});
