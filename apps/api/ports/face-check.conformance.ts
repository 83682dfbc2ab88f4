import { faceFigures, judgeFaces } from '@luwag/loan-engine/decision/face-check';
import { describe, expect, test } from 'vitest';
import {
  blurredSelfieOf,
  cardOf,
  darkSelfieOf,
  farSelfieOf,
  noFace,
  otherSelfieOf,
  recordingOf,
  selfieOf,
  twoFaces,
} from '../../../tests/face-pictures.ts';
import type { FaceCheck, FacePictures } from './face-check.ts';

const recorded = async (...poses: Parameters<typeof recordingOf>[1]) => ({
  strip: await recordingOf('collins', poses),
  frameCount: poses.length,
});

/** What every face check must measure well enough to judge by; each adapter runs it. */
export function describeFaceCheck(name: string, prepare: () => Promise<FaceCheck>): void {
  const judge = async (changed: Partial<FacePictures>, asked: 'left' | 'right' = 'left') => {
    const check = await prepare();
    const pictures = {
      selfie: await otherSelfieOf('collins'),
      document: await cardOf('collins'),
      motion: null,
    };
    return judgeFaces(await check.examine({ ...pictures, ...changed }), asked);
  };
  describe(`face check ${name}`, () => {
    test('accepts the person of the ID who turned the head as asked', async () => {
      const left = await judge({ motion: await recorded('straight', 'left', 'left') });
      expect(left).toEqual({ verdict: 'matched', reason: null });
      const right = await judge({ motion: await recorded('straight', 'right', 'right') }, 'right');
      expect(right).toEqual({ verdict: 'matched', reason: null });
    });

    test('leaves the person of the ID to a person where nothing was recorded', async () => {
      expect(await judge({})).toEqual({ verdict: 'person', reason: 'SELFIE_NO_MOTION' });
    });

    test.each([
      ['another person', () => selfieOf('hopper'), 'SELFIE_MISMATCH'],
      ['two faces', twoFaces, 'SELFIE_MANY_FACES'],
      ['no face', noFace, 'SELFIE_NO_FACE'],
      ['a blurred face', () => blurredSelfieOf('collins'), 'SELFIE_BLURRED'],
      ['a softly blurred face', () => blurredSelfieOf('collins', 5), 'SELFIE_BLURRED'],
      ['a face in the dark', () => darkSelfieOf('collins'), 'SELFIE_DARK'],
      ['a face far away', () => farSelfieOf('collins'), 'SELFIE_FAR'],
    ] as const)('refuses %s with its own reason', async (_what, picture, reason) => {
      expect(await judge({ selfie: await picture() })).toEqual({ verdict: 'again', reason });
    });

    test.each([
      ['a head that does not turn', ['straight', 'straight', 'straight'], 'left'],
      ['a head that turns the other way', ['straight', 'left', 'left'], 'right'],
    ] as const)('refuses %s', async (_what, poses, asked) => {
      const judged = await judge({ motion: await recorded(...poses) }, asked);
      expect(judged).toEqual({ verdict: 'again', reason: 'SELFIE_NOT_LIVE' });
    });

    test('refuses a recording of somebody else', async () => {
      const strip = await recordingOf('hopper', ['straight', 'left']);
      const judged = await judge({ motion: { strip, frameCount: 2 } });
      expect(judged).toEqual({ verdict: 'again', reason: 'SELFIE_NOT_LIVE' });
    });

    test('leaves an ID without a face to a person', async () => {
      expect(await judge({ document: await noFace() })).toEqual({ verdict: 'person', reason: 'ID_NO_FACE' });
    });

    test('keeps the two persons apart by more than the band in which a person decides', async () => {
      const check = await prepare();
      const document = await cardOf('collins');
      const own = await check.examine({ selfie: await otherSelfieOf('collins'), document, motion: null });
      const other = await check.examine({ selfie: await selfieOf('hopper'), document, motion: null });
      expect(own.distance).toBeLessThan(faceFigures.matchDistance - 0.1);
      expect(other.distance).toBeGreaterThan(faceFigures.mismatchDistance);
    });
  });
}
