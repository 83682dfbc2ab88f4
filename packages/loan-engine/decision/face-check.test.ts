import { describe, expect, it } from 'vitest';
import type { LivenessAction } from './liveness.ts';
import { faceFigures, type FaceReading, judgeFaces, type SeenFace, type SeenPicture } from './face-check.ts';

const face: SeenFace = {
  box: { left: 0.3, top: 0.2, width: 0.4, height: 0.4 },
  brightness: 140,
  sharpness: 15,
  turn: 0,
  eyes: 0.4,
};
const seen = (...faces: SeenFace[]): SeenPicture => ({ faces, brightness: 130, sharpness: 20 });
const good: FaceReading = {
  selfie: seen(face),
  document: seen(face),
  distance: 0.2,
  motion: [
    { turn: 0.02, eyes: 0.4, distance: 0.1 },
    { turn: 0.5, eyes: 0.38, distance: 0.3 },
  ],
};
const judge = (changed: Partial<FaceReading>, asked: readonly LivenessAction[] = ['left']) =>
  judgeFaces({ ...good, ...changed }, asked);

describe('a selfie', () => {
  it('passes with one clear face that is on the ID and turned when asked', () => {
    expect(judge({})).toEqual({ verdict: 'matched', reason: null });
  });

  it.each([
    ['no face', { ...seen(), brightness: 130, sharpness: 20 }, 'SELFIE_NO_FACE'],
    ['no face in a dark picture', { ...seen(), brightness: 10 }, 'SELFIE_DARK'],
    ['no face in a blurred picture', { ...seen(), sharpness: 2 }, 'SELFIE_BLURRED'],
    ['two faces', seen(face, face), 'SELFIE_MANY_FACES'],
    ['a small face', seen({ ...face, box: { ...face.box, height: 0.1 } }), 'SELFIE_FAR'],
    ['a dark face', seen({ ...face, brightness: 20 }), 'SELFIE_DARK'],
    ['a blurred face', seen({ ...face, sharpness: 2 }), 'SELFIE_BLURRED'],
  ] as const)('with %s is to be taken again, whatever the comparison says', (_what, selfie, reason) => {
    expect(judge({ selfie })).toEqual({ verdict: 'again', reason });
  });

  it('turns exactly at the two distances: match, a person, another person', () => {
    const { matchDistance, mismatchDistance } = faceFigures;
    expect(judge({ distance: matchDistance }).verdict).toBe('matched');
    expect(judge({ distance: matchDistance + 0.001 })).toEqual({
      verdict: 'person',
      reason: 'SELFIE_UNSURE',
    });
    expect(judge({ distance: mismatchDistance })).toEqual({ verdict: 'person', reason: 'SELFIE_UNSURE' });
    expect(judge({ distance: mismatchDistance + 0.001 })).toEqual({
      verdict: 'again',
      reason: 'SELFIE_MISMATCH',
    });
  });

  it('goes to a person where the ID shows no face and where nothing was recorded', () => {
    expect(judge({ distance: null })).toEqual({ verdict: 'person', reason: 'ID_NO_FACE' });
    expect(judge({ motion: null })).toEqual({ verdict: 'person', reason: 'SELFIE_NO_MOTION' });
  });

  it('is not of a live person where the recording lacks what was asked', () => {
    expect(judge({}, ['right'])).toEqual({ verdict: 'again', reason: 'SELFIE_NOT_LIVE' });
    expect(judge({}, ['blink'])).toEqual({ verdict: 'again', reason: 'SELFIE_NO_BLINK' });
  });

  it('is judged by the figures that a lender sets', () => {
    const strict = { ...faceFigures, matchDistance: 0.1, mismatchDistance: 0.15 };
    expect(judgeFaces(good, ['left'], strict).reason).toBe('SELFIE_MISMATCH');
    expect(() => judgeFaces(good, ['left'], { ...faceFigures, matchDistance: 0.7 })).toThrow(
      'below a mismatch',
    );
  });
});
