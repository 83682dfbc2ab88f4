import { inject } from 'vitest';

/** Where this worker's product answers: each worker has one of its own, because journeys move its clock. */
export function productOrigin(): string {
  const origin = inject('origins')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (origin === undefined) throw new Error('no product was started for this worker');
  return origin;
}
