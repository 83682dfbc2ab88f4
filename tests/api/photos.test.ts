import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@luwag/contract/endpoints';
import { maxPhotoBytes } from '@luwag/contract/endpoints/profile/request-photo-upload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawIdCard } from '../../apps/api/sandbox/drawn-pictures.ts';
import { given, logInBorrower, partHeaders, type TestBorrower, uploadPhoto } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

let folder: string;
let product: TestProduct;
let borrower: TestBorrower;
const marker = 'MARKER-OF-THE-SENDER';
let photo: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-photos-'));
  product = await startTestProduct({ DATA_DIR: folder });
  borrower = await logInBorrower(product.origin);
  const { bytes } = drawIdCard({ title: 'Card', name: 'Maria Santos', number: '1234' }, 180);
  photo = await sharp(bytes)
    .withExif({
      IFD0: { Artist: marker },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 33/1 0/1' },
    })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(photo.includes(marker)).toBe(true);
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

async function storedFiles(): Promise<Buffer[]> {
  const names = await readdir(path.join(folder, 'photos'), { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return Promise.all(files.map((entry) => readFile(path.join(entry.parentPath, entry.name))));
}

const linkFor = async (sizeBytes: number): Promise<URL> => {
  const body = { kind: 'idFront', contentType: 'image/jpeg', sizeBytes } as const;
  const { uploadUrl } = given(await borrower.call(endpoints.requestPhotoUpload, { body }));
  return new URL(uploadUrl, product.origin);
};
const send = async (url: URL, bytes: Buffer, fromByte = 0) => {
  const headers = partHeaders(fromByte);
  const response = await fetch(url, { method: 'PATCH', headers, body: new Uint8Array(bytes) });
  const answer = (await response.json()) as { photoId?: string; error?: { code: string } };
  return { status: response.status, answer, code: answer.error?.code ?? 'ok' };
};

describe('a photo sent to its signed address', () => {
  it('is kept as a sealed new picture, with no byte run of what was sent, and comes back small', async () => {
    const response = await uploadPhoto(product.origin, borrower, 'idFront', photo);
    const { photoId } = (await response.json()) as { photoId: string };
    expect(response.status).toBe(200);
    const files = await storedFiles();
    expect(files).toHaveLength(1);
    const stored = files[0] ?? Buffer.alloc(0);
    expect(stored.length).toBeGreaterThan(1_000);
    for (let start = 0; start + 16 <= photo.length; start += 16) {
      expect(stored.includes(photo.subarray(start, start + 16))).toBe(false);
    }
    // How a picture begins, whichever its first segment; shorter runs of bytes come about by chance in what is sealed.
    const beginnings = ['\u00E0', '\u00E1', '\u00DB'].map((segment) => `\u00FF\u00D8\u00FF${segment}\u0000`);
    for (const words of [marker, 'Exif\0', 'JFIF\0', ...beginnings]) {
      expect(stored.includes(Buffer.from(words, 'latin1'))).toBe(false);
    }
    const { preview } = given(await borrower.call(endpoints.getPhoto, { params: { photoId } }));
    const small = Buffer.from(preview.replace('data:image/jpeg;base64,', ''), 'base64');
    const { width, exif } = await sharp(small).metadata();
    expect([width, exif]).toEqual([480, undefined]);
    expect(small.includes(marker)).toBe(false);
  });

  it('is taken once; sent again the first answer is repeated', async () => {
    const url = await linkFor(photo.length);
    const first = await send(url, photo);
    const again = await send(url, photo);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.answer).toEqual(first.answer);
  });

  it.each<[string, (url: URL) => void]>([
    ['a changed signature', (url) => url.searchParams.set('signature', 'A'.repeat(43))],
    [
      'a later expiry',
      (url) => url.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 1)),
    ],
    ['no signature', (url) => url.searchParams.delete('signature')],
    [
      'another photo',
      (url) => (url.pathname = url.pathname.replace(/[^/]+\/content$/, `${randomUUID()}/content`)),
    ],
    ['another customer', (url) => (url.pathname = url.pathname.replace(borrower.customerId, randomUUID()))],
    [
      'a path instead of an id',
      (url) => (url.pathname = url.pathname.replace(borrower.customerId, '..%2F..')),
    ],
  ])('is refused with %s', async (_name, change) => {
    const before = (await storedFiles()).length;
    const url = await linkFor(photo.length);
    change(url);
    const sent = await send(url, photo);
    expect(sent.code).toBe('upload_link_invalid');
    expect((await storedFiles()).length).toBe(before);
  });

  it('is refused after ten minutes', async () => {
    const url = await linkFor(photo.length);
    given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 10 } }));
    expect((await send(url, photo)).code).toBe('upload_link_invalid');
    borrower = await logInBorrower(product.origin);
  });

  it('is refused when it is more than was announced', async () => {
    const before = (await storedFiles()).length;
    expect((await send(await linkFor(photo.length - 1), photo)).code).toBe('upload_link_invalid');
    expect((await storedFiles()).length).toBe(before);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a photo cut in half', () => photo.subarray(0, photo.length / 2), 'photo_unreadable'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>'),
      'photo_unreadable',
    ],
    ['a GIF', () => sharp(photo).gif().toBuffer(), 'photo_unreadable'],
    ['a tiny picture', () => sharp(photo).resize(399).jpeg().toBuffer(), 'photo_too_small'],
  ])('is refused as %s, and nothing of it is kept', async (_name, make, code) => {
    const before = (await storedFiles()).length;
    const bytes = await make();
    const sent = await send(await linkFor(bytes.length), bytes);
    expect(sent.code).toBe(code);
    expect((await storedFiles()).length).toBe(before);
  });

  it('is refused above the largest size before it is read', async () => {
    const url = await linkFor(photo.length);
    expect((await send(url, Buffer.alloc(maxPhotoBytes + 1))).status).toBe(413);
  });
});

describe("a stranger's photo", () => {
  it('cannot be looked at', async () => {
    const response = await uploadPhoto(product.origin, borrower, 'selfie', photo);
    const { photoId } = (await response.json()) as { photoId: string };
    const stranger = await logInBorrower(product.origin);
    const looked = await stranger.call(endpoints.getPhoto, { params: { photoId } });
    expect(looked.ok ? 'shown' : looked.code).toBe('not_found');
  });
});
