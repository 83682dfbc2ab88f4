import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FaceReading } from '@luwag/loan-engine/decision/face-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../../tests/free-port.ts';
import { describeFaceCheck } from '../../ports/face-check.conformance.ts';
import type { FaceCheck, FacePictures } from '../../ports/face-check.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { createFaceModel } from '../face-model/face-model.ts';
import { createRemoteFaceCheck } from './remote-face-check.ts';

const now = () => 1_790_000_000_500;
const secret = 'a secret that both sides know';
const model = createFaceModel();
const readings = new Map<string, Promise<FaceReading>>();

/** The model, looking at the same pictures only once for both adapters. */
const remembering: FaceCheck = {
  expectPictures: model.expectPictures,
  examine: (pictures) => {
    const key = createHash('sha256').update(JSON.stringify(pictures)).digest('hex');
    const reading = readings.get(key) ?? model.examine(pictures);
    readings.set(key, reading);
    return reading;
  },
};

let answers: ((response: ServerResponse) => void)[] = [];
let received: { signature: string; body: string }[] = [];
const server = createServer((request, response) => void serve(request, response));
let url: string;

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  received.push({ signature: String(request.headers['luwag-signature']), body });
  const arranged = answers.shift();
  if (arranged !== undefined) return arranged(response);
  const sent = JSON.parse(body) as {
    selfie: string;
    document: string;
    motion: { sheet: string; rows: number; framesPerRow: number } | null;
  };
  const { motion } = sent;
  const reading = await remembering.examine({
    selfie: Buffer.from(sent.selfie, 'base64'),
    document: Buffer.from(sent.document, 'base64'),
    motion: motion === null ? null : { ...motion, sheet: Buffer.from(motion.sheet, 'base64') },
  });
  response.end(JSON.stringify(reading));
}

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}/faces`;
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
});
beforeEach(() => {
  answers = [];
  received = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await model.stop();
});

describeFaceCheck('by the model on this machine', async () => remembering);
describeFaceCheck('by a service elsewhere', async () => createRemoteFaceCheck({ url, secret, now }));

const seen = { faces: [], brightness: 100, sharpness: 20 };
const reading: FaceReading = { selfie: seen, document: seen, distance: null, motion: null };
const pictures: FacePictures = { selfie: Buffer.from('s'), document: Buffer.from('d'), motion: null };
const answering =
  (text: string, status = 200) =>
  (response: ServerResponse) => {
    response.statusCode = status;
    response.end(text);
  };
const quick = () => createRemoteFaceCheck({ url, secret, now, mostMs: 200, pausesMs: [1, 1] });

test('each question carries the time and a signature over it and the body', async () => {
  answers = [answering(JSON.stringify(reading))];
  expect(await quick().examine(pictures)).toEqual(reading);
  const [{ signature, body } = { signature: '', body: '' }] = received;
  const [, at = '', mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  expect(mac).toBe(createHmac('sha256', secret).update(`${at}.${body}`).digest('hex'));
  expect(Number(at)).toBe(1_790_000_000);
});

test.each([
  ['an error of the service', answering('', 502)],
  ['a service that is busy', answering('', 429)],
  ['a connection that breaks', (response: ServerResponse) => response.destroy()],
  ['no answer within the limit', () => undefined],
])('%s is asked again', async (_what, fault) => {
  answers = [fault, answering(JSON.stringify(reading))];
  expect(await quick().examine(pictures)).toEqual(reading);
  expect(received).toHaveLength(2);
});

test('three faults in a row are an answer that cannot be had', async () => {
  answers = [answering('', 500), answering('', 500), answering('', 500)];
  await expect(quick().examine(pictures)).rejects.toThrow(Unavailable);
  expect(received).toHaveLength(3);
});

test.each([
  ['a refusal', answering('', 401)],
  ['words that are no JSON', answering('<html>')],
  ['another form', answering('{"same":true}')],
  ['figures that cannot be', answering(JSON.stringify({ ...reading, distance: -1 }))],
])('%s is not asked again and never taken for an answer', async (_what, fault) => {
  answers = [fault];
  await expect(quick().examine(pictures)).rejects.toThrow(Unavailable);
  expect(received).toHaveLength(1);
});

const away = (response: ServerResponse) => {
  response.writeHead(307, { location: '/elsewhere' });
  response.end();
};

test('a redirect is not followed: the pictures go to nobody else', async () => {
  answers = [away, away, away];
  await expect(quick().examine(pictures)).rejects.toThrow(Unavailable);
  expect(received).toHaveLength(3);
});
