import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaceReading } from '@luwag/loan-engine/decision/face-check';
import * as v from 'valibot';
import type { FaceCheck, FacePictures } from '../../ports/face-check.ts';
import { Unavailable } from '../../ports/unavailable.ts';

export type RemoteFaceCheckOptions = {
  /** Where the service listens; HTTPS outside of this machine. */
  url: string;
  secret: string;
  /** The time of the world, not of a sandbox whose clock was moved. */
  now: () => number;
  mostMs?: number;
  /** Pauses before further tries, in milliseconds. */
  pausesMs?: readonly number[];
};

const mostAnswerBytes = 100_000;
const part = v.pipe(v.number(), v.minValue(-1), v.maxValue(2));
const measure = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000));
const eyes = v.pipe(v.number(), v.minValue(0), v.maxValue(2));
const turn = v.pipe(v.number(), v.minValue(-10), v.maxValue(10));
const distance = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(10)));
const look = { brightness: measure, sharpness: measure };
const seenPicture = v.object({
  faces: v.pipe(
    v.array(
      v.object({ box: v.object({ left: part, top: part, width: part, height: part }), ...look, turn, eyes }),
    ),
    v.maxLength(100),
  ),
  ...look,
});
const readingSchema = v.object({
  selfie: seenPicture,
  document: seenPicture,
  distance,
  motion: v.nullable(v.pipe(v.array(v.nullable(v.object({ turn, eyes, distance }))), v.maxLength(12))),
});

/**
 * A face check by a service elsewhere. The pictures travel in the body of one POST, signed with the time and a shared
 * secret; the answer is the reading. Looking changes nothing over there, so a lost answer is simply asked for again.
 */
export function createRemoteFaceCheck(options: RemoteFaceCheckOptions): FaceCheck {
  const { pausesMs = [300, 1_200] } = options;
  return {
    expectPictures: () => undefined,
    examine: async (pictures) => {
      const body = JSON.stringify(bodyOf(pictures));
      for (const pauseMs of pausesMs) {
        const reading = await askOnce(options, body);
        if (reading !== 'try-again') return reading;
        await wait(pauseMs);
      }
      const reading = await askOnce(options, body);
      if (reading === 'try-again') throw new Unavailable('the face service does not answer');
      return reading;
    },
  };
}

function bodyOf({ selfie, document, motion }: FacePictures) {
  return {
    selfie: selfie.toString('base64'),
    document: document.toString('base64'),
    motion: motion === null ? null : { ...motion, sheet: motion.sheet.toString('base64') },
  };
}

async function askOnce(
  { url, secret, now, mostMs = 15_000 }: RemoteFaceCheckOptions,
  body: string,
): Promise<FaceReading | 'try-again'> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'luwag-signature': signatureOf(secret, now(), body) },
      body,
      // A redirect would carry the pictures to somebody who was not chosen.
      redirect: 'error',
      signal: AbortSignal.timeout(mostMs),
    });
    text = await response.text();
  } catch {
    return 'try-again';
  }
  if (response.status >= 500 || response.status === 429) return 'try-again';
  if (!response.ok) throw new Unavailable(`the face service refuses with ${response.status}`);
  const reading = v.safeParse(readingSchema, parsed(text));
  if (!reading.success) throw new Unavailable('the face service answers in another form');
  return reading.output;
}

function signatureOf(secret: string, now: number, body: string): string {
  const at = Math.floor(now / 1000);
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${mac}`;
}

function parsed(text: string): unknown {
  if (text.length > mostAnswerBytes) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
