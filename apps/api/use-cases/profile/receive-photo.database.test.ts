import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBorrower } from '../../../../tests/test-context.ts';
import { createStaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createPhotoFiles } from '../../adapters/photo-files/photo-files.ts';
import { createPhotoPartFiles } from '../../adapters/photo-files/photo-part-files.ts';
import { nobodyLooks } from '../../ports/face-check.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { receivePhoto } from './receive-photo.ts';
import { requestPhotoUpload } from './request-photo-upload.ts';
import type { UploadLink } from './upload-link.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-photos-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.remove();
});

const [shown, swapped] = ['the picture that is judged', 'one that comes after it...'].map((text) =>
  Buffer.from(text),
);
const drawn = { widthPixels: 900, heightPixels: 600 };

async function openPlace() {
  const staff = await createStaffContext(database);
  const context = {
    ...staff,
    faces: nobodyLooks,
    photos: createPhotoFiles(folder),
    photoParts: createPhotoPartFiles(folder),
    images: {
      normalize: async (read: () => Promise<Buffer>) => ({ jpeg: await read(), ...drawn }),
      shrink: async (jpeg: Buffer) => jpeg,
    },
  };
  const { caller, session } = await newBorrower(context);
  const asked = { kind: 'selfie', contentType: 'image/jpeg', sizeBytes: shown?.length ?? 0 } as const;
  const { photoId, uploadUrl } = value(await requestPhotoUpload(context, caller, asked));
  const query = new URL(uploadUrl, 'https://luwag.example').searchParams;
  const { customerId } = session;
  const link: UploadLink = {
    customerId,
    photoId,
    expires: query.get('expires') ?? '',
    signature: query.get('signature') ?? '',
  };
  const kept = async () => {
    const sealed = await context.photos.read(customerId, photoId);
    return sealed === null ? null : context.personalData.open(sealPlaces.photo(photoId), sealed).toString();
  };
  return { context, link, kept };
}

test('a picture that is there is not changed by bytes that were on their way before it came', async () => {
  const { context, link, kept } = await openPlace();
  const whole = { fromByte: 0, bytes: Readable.from([shown]) };
  async function* slowly() {
    yield swapped?.subarray(0, 5) ?? Buffer.alloc(0);
    // Meanwhile the other line brings the whole picture, and somebody may judge by it.
    value(await receivePhoto(context, link, whole));
    yield swapped?.subarray(5) ?? Buffer.alloc(0);
  }
  const late = value(await receivePhoto(context, link, { fromByte: 0, bytes: slowly() }));
  expect(late.photo?.photoId).toBe(link.photoId);
  expect(await kept()).toBe(shown?.toString());
});

test('bytes sent twice while the picture waits to be drawn answer with the one picture that is kept', async () => {
  const { context, link, kept } = await openPlace();
  const { normalize } = context.images;
  let isFirst = true;
  const images = {
    ...context.images,
    normalize: async (read: () => Promise<Buffer>) => {
      if (isFirst) {
        isFirst = false;
        // Another line asks again meanwhile, gets its turn first, and leaves no parts behind.
        const again = { fromByte: shown?.length ?? 0, bytes: Readable.from([]) };
        value(await receivePhoto({ ...context, images }, link, again));
      }
      return (await read()).length === 0 ? ('unreadable' as const) : normalize(read);
    },
  };
  const whole = { fromByte: 0, bytes: Readable.from([shown]) };
  const waited = value(await receivePhoto({ ...context, images }, link, whole));
  expect(waited.photo?.photoId).toBe(link.photoId);
  expect(await kept()).toBe(shown?.toString());
});
