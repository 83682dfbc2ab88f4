import { afterAll, expect, test } from 'vitest';
import { sampleFigures } from '../../../tests/sample-figures.ts';
import { readSettings } from '../settings.ts';
import { createProcessFigures } from './process-figures.ts';
import { createWorkServer } from './work-server.ts';

const processFigures = createProcessFigures();
const server = createWorkServer({
  ...sampleFigures,
  settings: readSettings({}),
  processFigures,
  isReady: async () => true,
  clockTrouble: () => null,
});
afterAll(() => server.close());

test('jobs with a process of their own tell how providers answer them, their health, and nothing else', async () => {
  processFigures.onProviderCall({ provider: 'xendit', call: 'pay', outcome: 'unknown', seconds: 30 });
  const metrics = await server.inject('/metrics');
  expect(metrics.body).toMatch(/provider_call_duration_seconds_count\{[^}]*provider="xendit"[^}]*\} 1/);
  expect(metrics.body).toContain('every_minute_age_seconds 42');
  expect((await server.inject('/readyz')).statusCode).toBe(200);
  expect((await server.inject('/api/offer')).statusCode).toBe(404);
});
