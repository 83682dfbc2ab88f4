import { faceFigures, judgeFaces } from '@luwag/loan-engine/decision/face-check';
import type { LivenessAction } from '@luwag/loan-engine/decision/liveness';
import { describe, expect, test } from 'vitest';
import {
  blurredSelfieOf,
  cardOf,
  darkSelfieOf,
  farSelfieOf,
  noFace,
  otherSelfieOf,
  type Pose,
  recordingOf,
  selfieOf,
  twoFaces,
} from '../../../tests/face-pictures.ts';
import type { FaceCheck, FacePictures } from './face-check.ts';

const recorded = async (...rows: (readonly Pose[])[]) => ({
  sheet: await recordingOf('collins', ...rows),
  rows: rows.length,
  framesPerRow: rows[0]?.length ?? 0,
});

/** What every face check must measure well enough to judge by; each adapter runs it. */
export function describeFaceCheck(name: string, prepare: () => Promise<FaceCheck>): void {
  const judge = async (changed: Partial<FacePictures>, asked: readonly LivenessAction[] = ['left']) => {
    const check = await prepare();
    const pictures = {
      selfie: await otherSelfieOf('collins'),
      document: await cardOf('collins'),
      motion: null,
    };
    return judgeFaces(await check.examine({ ...pictures, ...changed }), asked);
  };
  describe(`face check ${name}`, () => {
    test.each<[string, (readonly Pose[])[], LivenessAction[]]>([
      ['turned to the left', [['straight', 'left', 'left']], ['left']],
      ['turned to the right', [['straight', 'right', 'right']], ['right']],
      ['closed the eyes', [['straight', 'closed', 'straight']], ['blink']],
      [
        'turned and closed the eyes',
        [
          ['straight', 'right', 'right'],
          ['straight', 'closed', 'closed'],
        ],
        ['right', 'blink'],
      ],
    ])('accepts the person of the ID who %s as asked', async (_what, rows, asked) => {
      expect(await judge({ motion: await recorded(...rows) }, asked)).toEqual({
        verdict: 'matched',
        reason: null,
      });
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

    test.each<[string, readonly Pose[], LivenessAction, string]>([
      ['a head that does not turn', ['straight', 'straight', 'straight'], 'left', 'SELFIE_NOT_LIVE'],
      ['a head that turns the other way', ['straight', 'left', 'left'], 'right', 'SELFIE_NOT_LIVE'],
      ['eyes that stay open', ['straight', 'straight', 'straight'], 'blink', 'SELFIE_NO_BLINK'],
      ['a head that turns instead of eyes that close', ['left', 'right', 'left'], 'blink', 'SELFIE_NO_BLINK'],
    ])('refuses %s', async (_what, poses, asked, reason) => {
      const judged = await judge({ motion: await recorded(poses) }, [asked]);
      expect(judged).toEqual({ verdict: 'again', reason });
    });

    test('refuses a recording of somebody else', async () => {
      const sheet = await recordingOf('hopper', ['straight', 'left', 'left']);
      const judged = await judge({ motion: { sheet, rows: 1, framesPerRow: 3 } });
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
