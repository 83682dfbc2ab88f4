import { randomUUID } from 'node:crypto';
import { faceFigures, type FaceReading, type SeenPicture } from '@luwag/loan-engine/decision/face-check';
import type { LivenessChallenge } from '@luwag/loan-engine/decision/liveness';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestContext, newBorrower, type TestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { FacePictures } from '../../ports/face-check.ts';
import type { PhotoRow } from '../../ports/customer-store.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { type Caller, done, write } from '../write.ts';
import { checkSelfie } from './check-selfie.ts';

let test: TestDatabase;
let context: TestContext;
let caller: Caller;
let customerId: string;
let shown: FacePictures[];
let answer: FaceReading | Unavailable;
let hasLooked = 0;
const files = new Map<string, Buffer>();

const face = {
  box: { left: 0.3, top: 0.2, width: 0.4, height: 0.4 },
  brightness: 140,
  sharpness: 15,
  turn: 0,
  eyes: 0.4,
};
const seen: SeenPicture = { faces: [face], brightness: 130, sharpness: 20 };
const matching: FaceReading = { selfie: seen, document: seen, distance: 0.2, motion: null };
const faceless: FaceReading = { ...matching, selfie: { ...seen, faces: [] } };

beforeAll(async () => {
  test = await createTestDatabase();
  context = createTestContext(test.database);
});
afterAll(() => test.remove());
beforeEach(async () => {
  const borrower = await newBorrower(context);
  caller = borrower.caller;
  ({ customerId } = borrower.session);
  shown = [];
  hasLooked = 0;
  answer = matching;
});

const checking = () => ({
  ...context,
  faceFigures,
  photos: {
    read: async (_customerId: string, photoId: string) => files.get(photoId) ?? null,
  },
  faces: {
    expectPictures: () => undefined,
    examine: async (pictures: FacePictures) => {
      hasLooked += 1;
      shown.push(pictures);
      if (answer instanceof Unavailable) throw answer;
      return answer;
    },
  },
});

async function add(kind: PhotoRow['kind'], words: string): Promise<void> {
  context.clock.at += 1_000;
  const photoId = randomUUID();
  files.set(photoId, context.personalData.seal(sealPlaces.photo(photoId), words));
  const photo: PhotoRow = {
    customerId,
    photoId,
    kind,
    contentType: 'image/jpeg',
    sizeBytes: 1,
    widthPixels: 900,
    heightPixels: 600,
    requestedAt: context.clock.at,
    uploadedAt: context.clock.at,
    faceCheck: null,
    readingSealed: null,
  };
  await write(context, { caller, parts: [] }, () => done({ changes: { photos: [photo] }, answer: null }));
}

async function check() {
  const outcome = await checkSelfie(checking(), caller);
  if (!outcome.ok) throw new Error(outcome.code);
  const { selfieCheck, tasks } = outcome.value;
  return { ...selfieCheck, task: tasks.find(({ name }) => name === 'selfie')?.state };
}

it('compares the newest selfie with the front of the ID, keeps what came of it and does not look twice', async () => {
  await add('idFront', 'card');
  await add('selfie', 'old face');
  await add('selfie', 'face');
  const first = await check();
  expect(first).toMatchObject({ verdict: 'person', reasonCode: 'SELFIE_NO_MOTION', task: 'done' });
  expect(shown.map(({ selfie, document }) => [selfie.toString(), document.toString()])).toEqual([
    ['face', 'card'],
  ]);
  expect(await check()).toEqual(first);
  expect(hasLooked).toBe(1);
});

it('looks again when another photo of the ID has come', async () => {
  await add('idFront', 'card');
  await add('selfie', 'face');
  await check();
  await add('idFront', 'other card');
  await check();
  expect(shown.map(({ document }) => document.toString())).toEqual(['card', 'other card']);
});

it('shows the frames that came with this selfie and no older ones', async () => {
  await add('idFront', 'card');
  await add('selfieMotion', 'first frames');
  await add('selfie', 'first face');
  await check();
  await add('selfie', 'a file');
  await check();
  await add('selfieMotion', 'last frames');
  await add('selfie', 'last face');
  await check();
  expect(shown.map(({ motion }) => motion?.sheet.toString() ?? null)).toEqual([
    'first frames',
    null,
    'last frames',
  ]);
});

it('passes a selfie by machine when the head turned the way that was asked', async () => {
  await add('idFront', 'card');
  const [turn] = (await check()).actions;
  await add('selfieMotion', 'frames');
  await add('selfie', 'face');
  const sign = turn === 'left' ? 1 : -1;
  answer = { ...matching, motion: [{ turn: 0.5 * sign, eyes: 0.4, distance: 0.2 }] };
  expect(await check()).toMatchObject({ verdict: 'matched', reasonCode: null, task: 'done' });
});

it('asks for another selfie twice, and after the third fault lets a person look', async () => {
  await add('idFront', 'card');
  answer = faceless;
  const states: unknown[] = [];
  for (const words of ['one', 'two', 'three']) {
    await add('selfie', words);
    const { reasonCode, triesLeft, task } = await check();
    states.push([reasonCode, triesLeft, task]);
  }
  expect(states).toEqual([
    ['SELFIE_NO_FACE', 2, 'fix'],
    ['SELFIE_NO_FACE', 1, 'fix'],
    ['SELFIE_NO_FACE', 0, 'done'],
  ]);
});

it('holds nobody up where no answer can be had: the selfie stays for a person', async () => {
  await add('idFront', 'card');
  await add('selfie', 'face');
  answer = new Unavailable('nobody there');
  expect(await check()).toMatchObject({ verdict: null, reasonCode: null, task: 'done' });
  answer = matching;
  expect(await check()).toMatchObject({ verdict: 'person' });
});

it('waits for the photo of the ID', async () => {
  await add('selfie', 'face');
  expect(await check()).toMatchObject({ verdict: null, task: 'done' });
  expect(hasLooked).toBe(0);
});

it('does not ask for the same turn every time', async () => {
  const turns = new Set<string>();
  for (let selfies = 0; selfies < 16; selfies += 1) {
    turns.add((await check()).actions.join());
    await add('selfie', 'face');
  }
  expect([...turns].toSorted()).toEqual(['left', 'right']);
});

it.each([
  ['blink', ['blink', 'blink', 'blink', 'blink']],
  ['both', ['turn,blink', 'turn,blink', 'turn,blink', 'turn,blink']],
] as const)('asks for what the lender chose: %s', async (livenessChallenge, expected) => {
  expect(await kindsAsked(livenessChallenge)).toEqual(expected);
});

it('asks for the other thing at the next try, where the lender leaves it open', async () => {
  expect([
    ['turn', 'blink', 'turn', 'blink'],
    ['blink', 'turn', 'blink', 'turn'],
  ]).toContainEqual(await kindsAsked('either'));
});

async function kindsAsked(livenessChallenge: LivenessChallenge): Promise<string[]> {
  const kinds: string[] = [];
  for (let selfies = 0; selfies < 4; selfies += 1) {
    const outcome = await checkSelfie({ ...checking(), livenessChallenge }, caller);
    if (!outcome.ok) throw new Error(outcome.code);
    kinds.push(outcome.value.selfieCheck.actions.join().replace(/left|right/, 'turn'));
    await add('selfie', 'face');
  }
  return kinds;
}
