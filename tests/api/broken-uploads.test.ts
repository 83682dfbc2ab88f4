import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@luwag/contract/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKeys } from '../../apps/api/adapters/keys/key-file.ts';
import { createPersonalData } from '../../apps/api/adapters/personal-data/personal-data.ts';
import { sharpImages } from '../../apps/api/adapters/sharp-images/sharp-images.ts';
import { sealPlaces } from '../../apps/api/ports/seal-places.ts';
import { given, logInBorrower, partHeaders, type TestBorrower, until } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

/* Photos over lines that break, by real sockets. */

const cuts = 15;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

/** Numbers between 0 and 1, the same for the same seed. */
function numbersFrom(start: number): () => number {
  let state = start + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function arrived(url: URL): Promise<number> {
  const response = await fetch(url, { method: 'HEAD' });
  expect(response.status).toBeLessThan(300);
  return Number(response.headers.get('upload-offset'));
}

async function send(url: URL, fromByte: number, bytes: Buffer) {
  const response = await fetch(url, {
    method: 'PATCH',
    headers: partHeaders(fromByte),
    body: new Uint8Array(bytes),
  });
  const text = await response.text();
  const answer = (text === '' ? {} : JSON.parse(text)) as { photoId?: string; error?: { code: string } };

  return { status: response.status, answer, code: answer.error?.code ?? 'ok' };
}

describe(`a photo over a line that breaks (seed ${seed})`, () => {
  const random = numbersFrom(seed);
  let folder: string;
  let product: TestProduct;
  let borrower: TestBorrower;
  let photo: Buffer;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'luwag-broken-'));
    product = await startTestProduct({ DATA_DIR: folder });
    borrower = await logInBorrower(product.origin);
    // Noise, so that it is as large as a photo and no two runs of its bytes are the same.
    photo = await sharp({
      create: {
        width: 1_600,
        height: 1_200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg({ quality: 80 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(600_000);
  });
  afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const open = async (sizeBytes = photo.length): Promise<URL> => {
    const body = { kind: 'idBack', contentType: 'image/jpeg', sizeBytes } as const;
    const { uploadUrl } = given(await borrower.call(endpoints.requestPhotoUpload, { body }));
    return new URL(uploadUrl, product.origin);
  };
  /** Announces all that is left and breaks the line after so many bytes of it. */
  const breakOff = (url: URL, fromByte: number, countBytes: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname);
      socket.on('error', reject);
      socket.on('close', () => resolve());
      const headers = { ...partHeaders(fromByte), 'content-length': String(photo.length - fromByte) };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(
        `PATCH ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\n${lines.join('')}\r\n`,
      );
      socket.write(photo.subarray(fromByte, fromByte + countBytes), () => socket.destroySoon());
    });
  const filesIn = async (name: string): Promise<string[]> => {
    const entries = await readdir(path.join(folder, name), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  };

  it('goes on where it broke, however often, and is the same picture byte for byte', async () => {
    const url = await open();
    let offset = 0;
    for (let cut = 0; cut < cuts; cut += 1) {
      const countBytes = 1 + Math.floor(random() * ((photo.length - offset) / 4));
      await breakOff(url, offset, countBytes);
      offset = await until('what came before the line broke', async () => {
        const now = await arrived(url);
        return now > offset ? now : null;
      });
      expect(offset).toBeLessThan(photo.length);
    }
    const parts = await Promise.all((await filesIn('photo-parts')).map((file) => readFile(file)));
    expect(parts.length).toBeGreaterThan(0);
    for (let start = 0; start + 16 <= offset; start += 1_000) {
      for (const part of parts) expect(part.includes(photo.subarray(start, start + 16))).toBe(false);
    }
    const last = await send(url, offset, photo.subarray(offset));
    expect(last.status).toBe(200);
    expect(await filesIn('photo-parts')).toEqual([]);
    const { photoId = '' } = last.answer;
    const personalData = createPersonalData(await readKeys(path.join(folder, 'keys.json')));
    const sealed = await readFile(path.join(folder, 'photos', borrower.customerId, photoId));
    const whole = await sharpImages.normalize(async () => photo);
    expect(typeof whole === 'string' ? whole : personalData.open(sealPlaces.photo(photoId), sealed)).toEqual(
      typeof whole === 'string' ? 'a picture' : whole.jpeg,
    );
  });

  it('may come in slices, the last of them empty where only the answer was lost', async () => {
    const url = await open();
    const half = Math.floor(photo.length / 2);
    expect((await send(url, 0, photo.subarray(0, half))).status).toBe(204);
    expect(await arrived(url)).toBe(half);
    const whole = await send(url, half, photo.subarray(half));
    expect(whole.status).toBe(200);
    expect(await arrived(url)).toBe(photo.length);
    expect((await send(url, photo.length, Buffer.alloc(0))).answer).toEqual(whole.answer);
  });

  it.each([
    ['a gap', (half: number) => half + 1],
    ['bytes that came already', (half: number) => half - 1],
    ['the beginning', () => 0],
  ])('is refused from %s, and what came stays', async (_words, fromByte) => {
    const url = await open();
    const half = Math.floor(photo.length / 2);
    await send(url, 0, photo.subarray(0, half));
    const from = fromByte(half);
    expect((await send(url, from, photo.subarray(from))).code).toBe('busy_try_again');
    expect(await arrived(url)).toBe(half);
  });

  it('is refused with more bytes than were announced, and nothing of it is kept', async () => {
    const url = await open(photo.length - 1);
    await send(url, 0, photo.subarray(0, 1_000));
    expect((await send(url, 1_000, photo.subarray(1_000))).code).toBe('upload_link_invalid');
    expect(await arrived(url)).toBe(0);
  });

  it("is told nothing and takes nothing by another photo's signature", async () => {
    const [mine, other] = [await open(), await open()];
    await send(mine, 0, photo.subarray(0, 1_000));
    const crossed = new URL(mine);
    crossed.search = other.search;
    const asked = await fetch(crossed, { method: 'HEAD' });
    expect([asked.status, asked.headers.get('upload-offset')]).toEqual([403, null]);
    expect((await send(crossed, 1_000, photo.subarray(1_000))).code).toBe('upload_link_invalid');
    expect(await arrived(mine)).toBe(1_000);
  });

  it('that never arrives is swept when its link has ended', async () => {
    const url = await open();
    await send(url, 0, photo.subarray(0, 1_000));
    expect((await filesIn('photo-parts')).length).toBeGreaterThan(0);
    given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 10 } }));
    expect(await filesIn('photo-parts')).toEqual([]);
    expect((await send(url, 1_000, photo.subarray(1_000))).code).toBe('upload_link_invalid');
  });
});
