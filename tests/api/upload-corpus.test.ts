import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@luwag/contract/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKeys } from '../../apps/api/adapters/keys/key-file.ts';
import { createPersonalData } from '../../apps/api/adapters/personal-data/personal-data.ts';
import { sealPlaces } from '../../apps/api/ports/seal-places.ts';
import { type ProductProcess, startProductProcess } from '../../bench/product-process.ts';
import { freePort } from '../free-port.ts';
import { pooledSettings } from '../pooled-address.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { type CorpusFile, marker, uploadCorpus } from '../upload-corpus.ts';
import { given, logInBorrower, partHeaders, type TestBorrower } from './test-borrower.ts';

const mostMebibytes = 300;
/** Each of the largest pictures takes some 40. */
const mostMoreMebibytes = 60;
/** A borrower may ask for so many addresses a day, and some more. */
const uploadsEach = 25;
const kindOf = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

describe(`files that strangers send for a photo (seed ${seed})`, () => {
  let folder: string;
  let database: TestDatabase;
  let product: ProductProcess;
  let corpus: readonly CorpusFile[];
  beforeAll(async () => {
    corpus = await uploadCorpus(seed);
    folder = await mkdtemp(path.join(tmpdir(), 'luwag-corpus-'));
    database = await createTestDatabase();
    product = await startProductProcess({
      dataFolder: folder,
      port: await freePort(),
      environment: {
        // The test runner has a mode of its own.
        MODE: 'sandbox',
        DATABASE_URL: database.databaseUrl,
        ...pooledSettings(database.databaseUrl),
        SANDBOX_PEOPLE: 'false',
        LOG_LEVEL: 'silent',
      },
    });
  });
  afterAll(async () => {
    await product.stop();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const send = async (
    borrower: TestBorrower,
    { name, bytes }: CorpusFile,
  ): Promise<{ status: number; code: string }> => {
    const contentType = /PNG|png/.test(name) ? kindOf.png : /webp/i.test(name) ? kindOf.webp : kindOf.jpeg;
    const { uploadUrl } = given(
      await borrower.call(endpoints.requestPhotoUpload, {
        body: { kind: 'idBack', contentType, sizeBytes: bytes.length },
      }),
    );
    const response = await fetch(new URL(uploadUrl, product.origin), {
      method: 'PATCH',
      headers: partHeaders(0),
      body: new Uint8Array(bytes),
    });
    const text = await response.text();
    expect(text, name).not.toContain(marker);
    const answer = JSON.parse(text) as { error?: { code: string } };
    return { status: response.status, code: answer.error?.code ?? 'kept' };
  };

  const peakMebibytes = async (): Promise<number> => {
    const status = await readFile(`/proc/${product.processId}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024;
  };

  it('are kept as pictures or refused with a reason, each of more than a hundred', async () => {
    expect(corpus.length).toBeGreaterThan(150);
    let borrower = await logInBorrower(product.origin);
    for (const [index, file] of corpus.entries()) {
      if (index > 0 && index % uploadsEach === 0) borrower = await logInBorrower(product.origin);
      const { status, code } = await send(borrower, file);
      expect(['kept', 'photo_unreadable', 'photo_too_small'], `${file.name}: ${status}`).toContain(code);
      if (file.fate !== 'either') expect(code === 'kept' ? 'kept' : 'refused', file.name).toBe(file.fate);
    }
  }, 120_000);

  it('leave nothing behind but pictures drawn anew, sealed and without a word about the sender', async () => {
    const personalData = createPersonalData(await readKeys(path.join(folder, 'keys.json')));
    const stored = path.join(folder, 'photos');
    const files = (await readdir(stored, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(await readdir(path.join(folder, 'photo-parts'))).toEqual([]);
    for (const { parentPath, name: photoId } of files) {
      const sealed = await readFile(path.join(parentPath, photoId));
      expect(sealed.includes(marker)).toBe(false);
      const jpeg = personalData.open(sealPlaces.photo(photoId), sealed);
      expect(jpeg.includes(marker)).toBe(false);
      const { format, exif, xmp, iptc, icc, orientation, width, height } = await sharp(jpeg).metadata();
      expect({ format, exif, xmp, iptc, icc, orientation }).toEqual({ format: 'jpeg' });
      expect(Math.max(width, height)).toBeLessThanOrEqual(2_000);
    }
  });

  it('never take the server more than 300 MiB, and it goes on serving', async () => {
    const peak = await peakMebibytes();
    expect(peak).toBeGreaterThan(50);
    expect(peak).toBeLessThan(mostMebibytes);
    expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);
  });

  it('take little more memory where eight of the largest come at once than where one comes', async () => {
    const picture = sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#203040' } });
    const largest: CorpusFile = { name: 'a JPEG', bytes: await picture.jpeg().toBuffer(), fate: 'kept' };
    const borrower = await logInBorrower(product.origin);
    expect((await send(borrower, largest)).code).toBe('kept');
    const peakOfOne = await peakMebibytes();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(borrower, largest)));
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill('kept'));
    expect((await peakMebibytes()) - peakOfOne).toBeLessThan(mostMoreMebibytes);
  });
});
