import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { mostTransferredCentavos } from './endpoints/staff/lender-step.ts';
import { mostCentavos } from './money.ts';

/** The lender's own transfers are larger than any loan, and have a largest of their own. */
const largest: Readonly<Record<string, number>> = {
  'proposeBankTransfer.transfer.amountCentavos': mostTransferredCentavos,
  'proposeSettlementReceipt.amountCentavos': mostTransferredCentavos,
};

type Place = { name: string; schema: v.GenericSchema };

/** Every place of an input, by its path, as far as the schema's own parts name it. */
function placesOf(name: string, schema: unknown): Place[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (/centavos$/i.test(name)) return [{ name, schema: schema as v.GenericSchema }];
  const found: Place[] = [];
  const { entries, options, wrapped, item, pipe } = schema as Record<string, unknown>;
  for (const [key, entry] of Object.entries(entries ?? {})) found.push(...placesOf(`${name}.${key}`, entry));
  for (const option of Array.isArray(options) ? options : []) found.push(...placesOf(name, option));
  for (const step of Array.isArray(pipe) ? pipe : [])
    if (step !== schema) found.push(...placesOf(name, step));
  found.push(...placesOf(`${name}[]`, item), ...placesOf(name, wrapped));
  return found;
}

const doors = Object.values<Endpoint>(endpoints).flatMap(({ name, body, query, params }) =>
  [body, query, params].flatMap((schema) => placesOf(name, schema)),
);

test('amounts come in through the calls that are known to take one', () => {
  expect(new Set(doors.map(({ name }) => name.split('.')[0])).size).toBeGreaterThan(8);
});

test.each([...new Map(doors.map((door) => [door.name, door])).values()].map(({ name }) => name))(
  'no amount above the largest comes in at %s',
  (name) => {
    for (const { schema } of doors.filter((door) => door.name === name)) {
      for (const amount of [(largest[name] ?? mostCentavos) + 1, Number.MAX_SAFE_INTEGER, 1e300]) {
        expect(v.safeParse(schema, amount).success).toBe(false);
        expect(v.safeParse(schema, String(amount)).success).toBe(false);
      }
    }
  },
);
