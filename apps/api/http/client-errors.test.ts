import { endpoints } from '@luwag/contract/endpoints';
import * as v from 'valibot';
import { assert, expect, test } from 'vitest';
import { aloneWindows } from '../../../tests/alone-windows.ts';
import { clientErrorHandlers } from './client-errors.ts';
import type { HandlerContext } from './handler.ts';

const { reportClientError } = endpoints;
const from = (remoteAddress: string): HandlerContext<typeof reportClientError> => ({
  requestId: 'r1',
  remoteAddress,
  userAgent: '',
  cookies: { read: () => null, set: () => undefined, clear: () => undefined },
});
const report = { params: undefined, query: undefined, body: { route: 'homeIndex', error: 'TypeError' } };

test('a fault of the app reaches the log as the screen and the kind of fault; a phone that never stops is not heard', async () => {
  const told: object[] = [];
  const { reportClientError: take } = clientErrorHandlers(
    { warn: (line: object) => told.push(line) },
    aloneWindows(),
  );
  expect(await take(report, from('10.0.0.1'))).toEqual({ ok: true, value: {} });
  expect(told).toEqual([{ clientRoute: 'homeIndex', clientError: 'TypeError' }]);
  for (let count = 0; count < 50; count += 1) await take(report, from('10.0.0.1'));
  expect(await take(report, from('10.0.0.1'))).toEqual({ ok: false, code: 'too_frequent' });
  expect(told).toHaveLength(20);
  expect(await take(report, from('10.0.0.2'))).toEqual({ ok: true, value: {} });
});

test.each([
  { route: 'homeIndex', error: 'Maria Cruz cannot be read' },
  { route: '/homeIndex?phone=9171234567', error: 'TypeError' },
  { route: 'homeIndex', error: 'x'.repeat(41) },
  { route: 'homeIndex', error: 'TypeError', stack: 'at Maria' },
])('nothing else is taken: %j', (body) => {
  assert(reportClientError.body !== undefined);
  expect(v.safeParse(reportClientError.body, body).success).toBe(false);
});
