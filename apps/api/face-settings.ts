import * as v from 'valibot';
import { measure } from './setting-values.ts';

/* The settings about how selfies are looked at. */

export type FaceCheckSettings = {
  by: { kind: 'model' | 'person' } | { kind: 'service'; url: string; secret: string };
  /** Of the rule that judges a selfie, where a lender sets others. */
  figures: { matchDistance: number; mismatchDistance: number; turnFrom: number; blinkTo: number };
  /** What a borrower is asked to do before the camera. */
  challenge: 'turn' | 'blink' | 'either' | 'both';
};

const faceSchema = v.object({
  FACE_CHECK: v.optional(
    v.picklist(['model', 'service', 'person'], 'should be model, service or person'),
    'model',
  ),
  FACE_SERVICE_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//, 'should be a web address'))),
  FACE_SERVICE_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'should have at least 32 characters'))),
  FACE_MATCH_DISTANCE: v.optional(measure, '0.45'),
  FACE_MISMATCH_DISTANCE: v.optional(measure, '0.6'),
  FACE_TURN_FROM: v.optional(measure, '0.3'),
  FACE_BLINK_TO: v.optional(measure, '0.6'),
  FACE_CHALLENGE: v.optional(
    v.picklist(['turn', 'blink', 'either', 'both'], 'should be turn, blink, either or both'),
    'either',
  ),
});
export const faceEntries = faceSchema.entries;
type FaceEnvironment = v.InferOutput<typeof faceSchema>;

export function faceProblems(environment: FaceEnvironment, isProduction: boolean): string[] {
  const { FACE_SERVICE_URL: url, FACE_SERVICE_SECRET: secret } = environment;
  const problems: string[] = [];
  if (environment.FACE_MATCH_DISTANCE >= environment.FACE_MISMATCH_DISTANCE) {
    problems.push('FACE_MATCH_DISTANCE should be below FACE_MISMATCH_DISTANCE');
  }
  if (environment.FACE_CHECK === 'service' && (url === undefined || secret === undefined)) {
    problems.push('FACE_CHECK=service needs FACE_SERVICE_URL and FACE_SERVICE_SECRET');
  }
  if (isProduction && url?.startsWith('http://') === true) {
    problems.push('FACE_SERVICE_URL should start with https:// in production');
  }
  return problems;
}

export function faceCheckFrom(environment: FaceEnvironment): FaceCheckSettings {
  const { FACE_SERVICE_URL: url, FACE_SERVICE_SECRET: secret } = environment;
  const kind = environment.FACE_CHECK;
  return {
    by: kind === 'service' ? { kind, url: url ?? '', secret: secret ?? '' } : { kind },
    figures: {
      matchDistance: environment.FACE_MATCH_DISTANCE,
      mismatchDistance: environment.FACE_MISMATCH_DISTANCE,
      turnFrom: environment.FACE_TURN_FROM,
      blinkTo: environment.FACE_BLINK_TO,
    },
    challenge: environment.FACE_CHALLENGE,
  };
}
