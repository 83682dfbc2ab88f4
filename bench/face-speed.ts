import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createFaceModel } from '../apps/api/adapters/face-model/face-model.ts';
import { createTesseractReader } from '../apps/api/adapters/id-reading/tesseract-reader.ts';
import { cardOf, otherSelfieOf, recordingOf } from '../tests/face-pictures.ts';
import { drawNationalId } from '../tests/id-cards.ts';
import { type BenchTable, medianOf } from './bench-report.ts';
import { memoryMegabytes } from './process-memory.ts';

const rounds = 15;
const mostCheckMs = 1_000;
const mostHeldUpMs = 50;

/** A selfie looked at by the models and a card read, on threads of their own; and how long they hold up the caller's. */
export async function measureFaces(): Promise<BenchTable> {
  const selfie = await otherSelfieOf('collins');
  const document = await cardOf('collins');
  const motion = {
    sheet: await recordingOf('collins', ['straight', 'left', 'left']),
    rows: 1,
    framesPerRow: 3,
  };
  const card = drawNationalId();
  const model = createFaceModel();
  const reader = createTesseractReader();
  const memoryBefore = await memoryMegabytes(process.pid);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const compared = await timed(() => model.examine({ selfie, document, motion: null }));
  const recorded = await timed(() => model.examine({ selfie, document, motion }));
  const read = await timed(() => reader.readLines(card));
  delay.disable();
  const memoryMeanwhile = await memoryMegabytes(process.pid);
  await model.stop();
  await reader.stop();
  const memoryAfter = await memoryMegabytes(process.pid);
  const heldUpMs = delay.max / 1e6;
  const memory = [memoryBefore, memoryMeanwhile, memoryAfter].map(Math.round).join(' / ');
  return {
    title: `Looking at a face and reading a card, ${rounds} times each; the caller held up at most ${heldUpMs.toFixed(0)} ms; MiB before / meanwhile / let go: ${memory}`,
    headings: ['what', 'first ms', 'p50 ms', 'slowest ms', 'limit'],
    rows: [
      ['selfie and ID', ...compared.cells, String(mostCheckMs)],
      ['selfie, ID and recording', ...recorded.cells, String(mostCheckMs)],
      ['a card read', ...read.cells, '-'],
    ],
    limits: [
      { name: 'p50 of a face check with recording', value: recorded.middleMs, most: mostCheckMs, unit: 'ms' },
      { name: 'the thread held up by a check', value: heldUpMs, most: mostHeldUpMs, unit: 'ms' },
    ],
  };
}

async function timed(work: () => Promise<unknown>): Promise<{ cells: string[]; middleMs: number }> {
  const once = async (): Promise<number> => {
    const startedAt = performance.now();
    await work();
    return performance.now() - startedAt;
  };
  const first = await once();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await once());
  const middleMs = medianOf(times);
  return { cells: [first, middleMs, Math.max(...times)].map((ms) => ms.toFixed(0)), middleMs };
}
