import { describe, expect, it } from 'vitest';
import { faceFigures } from './face-check.ts';
import { type LivenessAction, missingSignOfLife, type SeenFrame } from './liveness.ts';

const still: SeenFrame = { turn: 0.03, eyes: 0.39, distance: 0.1 };
const left = { ...still, turn: 0.5 };
const right = { ...still, turn: -0.5 };
const closed = { ...still, eyes: 0.12 };
const openEyes = 0.4;
const missing = (asked: readonly LivenessAction[], ...frames: (SeenFrame | null)[]) =>
  missingSignOfLife(frames, asked, openEyes, faceFigures);

describe('a recording', () => {
  it.each<[string, LivenessAction[], (SeenFrame | null)[]]>([
    ['a turn to the left', ['left'], [still, left, left]],
    ['a turn to the right', ['right'], [still, right, still]],
    ['a turn that one frame lost', ['left'], [still, null, left]],
    ['eyes that close', ['blink'], [still, closed, still]],
    ['a turn and then a blink', ['left', 'blink'], [still, left, left, still, closed, still]],
  ])('shows %s', (_words, asked, frames) => {
    expect(missing(asked, ...frames)).toBeNull();
  });

  it.each<[string, LivenessAction[], (SeenFrame | null)[], string]>([
    ['a picture that does not turn', ['left'], [still, still, still], 'SELFIE_NOT_LIVE'],
    ['a picture that does not blink', ['blink'], [still, still, still], 'SELFIE_NO_BLINK'],
    ['a picture of a turned head, asked to blink', ['blink'], [left, left, left], 'SELFIE_NO_BLINK'],
    ['a picture with closed eyes, asked to turn', ['right'], [closed, closed, closed], 'SELFIE_NOT_LIVE'],
    ['the other side', ['right'], [still, left, left], 'SELFIE_NOT_LIVE'],
    ['no face at all', ['left'], [null, null, null], 'SELFIE_NOT_LIVE'],
    ['no face where eyes should close', ['blink'], [null, null, null], 'SELFIE_NO_BLINK'],
    ['a head that turns its eyes away', ['blink'], [{ ...left, eyes: 0.05 }], 'SELFIE_NO_BLINK'],
    ['somebody else who turns', ['left'], [{ ...left, distance: 0.8 }], 'SELFIE_NOT_LIVE'],
    ['somebody else in between', ['left'], [left, { ...still, distance: 0.8 }], 'SELFIE_NOT_LIVE'],
    ['a face that could not be compared', ['blink'], [{ ...closed, distance: null }], 'SELFIE_NO_BLINK'],
    ['the turn but not the blink', ['left', 'blink'], [left, left, still, still], 'SELFIE_NO_BLINK'],
    ['both in the wrong order', ['left', 'blink'], [closed, still, left, still], 'SELFIE_NOT_LIVE'],
  ])('of %s lacks it', (_words, asked, frames, reason) => {
    expect(missing(asked, ...frames)).toBe(reason);
  });

  it('counts exactly at the two figures', () => {
    const { turnFrom, blinkTo } = faceFigures;
    expect(missing(['left'], { ...still, turn: turnFrom })).toBeNull();
    expect(missing(['left'], { ...still, turn: turnFrom - 0.001 })).toBe('SELFIE_NOT_LIVE');
    expect(missing(['blink'], { ...still, eyes: blinkTo * openEyes })).toBeNull();
    expect(missing(['blink'], { ...still, eyes: blinkTo * openEyes + 0.001 })).toBe('SELFIE_NO_BLINK');
  });

  it('whose frames cannot be shared out among what was asked is a bug', () => {
    expect(() => missing(['left', 'blink'], still, left, closed)).toThrow('as many frames');
  });
});
