import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, instantField } from '../../fields.ts';

const step = (most: number) =>
  v.pipe(
    v.number('step_invalid'),
    v.integer('step_invalid'),
    v.minValue(0, 'step_invalid'),
    v.maxValue(most, 'step_invalid'),
  );

/** Sandbox: moves the clock forward and runs what falls due on the way, day by day. */
export const moveSandboxClock = endpoint({
  name: 'moveSandboxClock',
  method: 'POST',
  path: '/api/sandbox/clock',
  access: 'sandbox',
  body: v.union(
    [v.strictObject({ advanceDays: step(400) }), v.strictObject({ advanceMinutes: step(600_000) })],
    'step_invalid',
  ),
  output: v.strictObject({ now: instantField, today: dateField }),
  errors: [],
});
