import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nationalIdProposal } from '../../../../tests/id-cards.ts';
import { createTestContext, newBorrower, type TestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createStaffStore } from '../../adapters/postgres/staff-store.ts';
import type { PhotoRow } from '../../ports/customer-store.ts';
import type { PhotoStore } from '../../ports/photo-store.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { type Caller, done, write } from '../write.ts';
import { getHeldData } from './get-held-data.ts';
import { readIdentity } from './read-identity.ts';
import { saveSectionDraft } from './save-section-draft.ts';

let test: TestDatabase;
let context: TestContext;
let caller: Caller;
let customerId: string;
let lines: readonly string[] | Unavailable;
let readings: number;
const files = new Map<string, Buffer>();
const nothing = {
  idNumber: null,
  lastName: null,
  firstName: null,
  middleName: null,
  nameSuffix: null,
  birthOn: null,
};
const noPhotos: PhotoStore = {
  keep: async () => undefined,
  read: async () => null,
  has: async () => false,
  removeAll: async () => undefined,
  list: async function* list() {},
};
const encoded = {
  idNumber: '1234567890123456',
  firstName: 'JUANA MARIE',
  middleName: 'SANTOS',
  lastName: 'DELA CRUZ',
  nameSuffix: '',
  birthOn: '1994-05-17',
};
const card = [
  '1234-5678-9012-3456',
  'Last Name',
  'DELA CRUZ',
  'Given Names',
  'JUANA MARIE',
  'Middle Name',
  'SANTOS',
  'Date of Birth',
  'MAY 17, 1994',
];

beforeAll(async () => {
  test = await createTestDatabase();
  context = createTestContext(test.database);
});
afterAll(() => test.remove());
beforeEach(async () => {
  const borrower = await newBorrower(context);
  caller = borrower.caller;
  ({ customerId } = borrower.session);
  readings = 0;
  lines = card;
});

async function addPhoto(kind: PhotoRow['kind'] = 'idFront'): Promise<string> {
  const photoId = randomUUID();
  files.set(photoId, context.personalData.seal(sealPlaces.photo(photoId), 'card'));
  const at = context.now();
  const size = { contentType: 'image/jpeg', sizeBytes: 1, widthPixels: 900, heightPixels: 600 };
  const photo: PhotoRow = {
    customerId,
    photoId,
    kind,
    ...size,
    requestedAt: at,
    uploadedAt: at,
    faceCheck: null,
    readingSealed: null,
  };
  await write(context, { caller, parts: [] }, () => done({ changes: { photos: [photo] }, answer: null }));
  return photoId;
}

async function readPhoto(photoId: string, by: Caller = caller) {
  const reading = {
    ...context,
    photos: { read: async (_customerId: string, id: string) => files.get(id) ?? null },
    cards: {
      readCard: async (_jpeg: Buffer, side: 'front' | 'back') => {
        readings += 1;
        if (lines instanceof Unavailable) throw lines;
        return side === 'back' ? { lines: [], encoded } : { lines, encoded: null };
      },
    },
  };
  const outcome = await readIdentity(reading, by, photoId);
  return outcome.ok ? outcome.value : outcome.code;
}

it('proposes what stands on the card, reads it once and keeps it sealed', async () => {
  const photoId = await addPhoto();
  expect(await readPhoto(photoId)).toEqual(nationalIdProposal);
  expect(await readPhoto(photoId)).toEqual(nationalIdProposal);
  expect(readings).toBe(1);
  const [row] = await test.database.query<{ reading_sealed: Buffer }>(
    { name: 'kept-reading', text: 'SELECT reading_sealed FROM photo WHERE photo_id = $1' },
    [photoId],
  );
  expect(row?.reading_sealed.toString('latin1')).not.toContain('CRUZ');
});

it('reads the number as the chosen kind of ID writes it, and changes nothing of what was typed', async () => {
  const values = { idType: 'sss', idNumber: '9', lastName: 'Reyes' };
  await saveSectionDraft(context, caller, { section: 'identity', values, step: 1 });
  const photoId = await addPhoto();
  expect(await readPhoto(photoId)).toMatchObject({ idNumber: null, lastName: 'Dela Cruz' });
  lines = ['12-3456789-0'];
  const { sections } = await context.store.load({ customerId, parts: ['sections'] });
  expect(sections).toHaveLength(1);
  expect(await readPhoto(await addPhoto())).toMatchObject({ idNumber: '1234567890' });
  const after = await context.store.load({ customerId, parts: ['sections'] });
  expect(after.sections[0]?.valuesSealed).toEqual(sections[0]?.valuesSealed);
});

it('proposes nothing where nobody could read, and tries again at the next asking', async () => {
  const photoId = await addPhoto();
  lines = new Unavailable('too busy');
  expect(await readPhoto(photoId)).toEqual(nothing);
  lines = card;
  expect(await readPhoto(photoId)).toEqual(nationalIdProposal);
});

it('reads the code on the back, and opens readings kept as lines alone', async () => {
  expect(await readPhoto(await addPhoto('idBack'))).toEqual(nationalIdProposal);
  const photoId = await addPhoto();
  const readingSealed = context.personalData.seal(sealPlaces.photoReading(photoId), JSON.stringify(card));
  await write(context, { caller, parts: ['photos'] }, ({ photos }) =>
    done({
      changes: {
        photos: photos.flatMap((row) => (row.photoId === photoId ? [{ ...row, readingSealed }] : [])),
      },
      answer: null,
    }),
  );
  expect(await readPhoto(photoId)).toEqual(nationalIdProposal);
});

it('shows its holder what was read and kept, of a photo taken anew as well', async () => {
  const [front, back, anew] = [await addPhoto(), await addPhoto('idBack'), await addPhoto()];
  for (const photoId of [front, back, anew]) await readPhoto(photoId);
  await addPhoto('selfie');
  const staff = createStaffStore(test.database);
  const held = await getHeldData({ ...context, staff, photos: noPhotos }, caller, { pictures: 'none' });
  if (!held.ok) throw new Error(held.code);
  const { idReadings } = held.value;
  expect(idReadings).toHaveLength(3);
  expect(idReadings).toContainEqual({ photoId: front, kind: 'idFront', lines: card, encoded: null });
  expect(idReadings).toContainEqual({ photoId: anew, kind: 'idFront', lines: card, encoded: null });
  expect(idReadings).toContainEqual({ photoId: back, kind: 'idBack', lines: [], encoded });
});

it('reads no other photo than those of an ID, and nobody else’s', async () => {
  expect(await readPhoto(await addPhoto('selfie'))).toBe('not_found');
  const photoId = await addPhoto();
  const stranger = await newBorrower(context);
  expect(await readPhoto(photoId, stranger.caller)).toBe('not_found');
});
