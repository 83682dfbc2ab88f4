import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { settlementCsv } from './read-settlement-csv.ts';

const titles = 'Type,Product ID,Reference,Currency,Amount,Xendit Fee,VAT,Net Amount,Settlement Date';
const read = (...lines: readonly string[]) => settlementCsv.read('xendit', [titles, ...lines].join('\n'));

describe('a settlement file', () => {
  test('is read to the centavo, with payments and payouts apart', async () => {
    const { rows, problems } = await read(
      'PAYMENT,py-1,LW-1,PHP,"1,234.57",24.70,2.96,"1,206.91",2026-11-26',
      'DISBURSEMENT,po-1,PO-1,PHP,-5000.00,10,1.20,-5011.20,2026-11-26T18:30:00Z',
    );
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      {
        line: 2,
        kind: 'payment',
        providerId: 'py-1',
        reference: 'LW-1',
        grossCentavos: 123_457,
        feeCentavos: 2_470,
        vatCentavos: 296,
        netCentavos: 120_691,
        settledOn: '2026-11-26',
      },
      {
        line: 3,
        kind: 'payout',
        providerId: 'po-1',
        reference: 'PO-1',
        grossCentavos: 500_000,
        feeCentavos: 1_000,
        vatCentavos: 120,
        netCentavos: 501_120,
        // After midnight in Manila.
        settledOn: '2026-11-27',
      },
    ]);
  });

  test('may have a payment that costs more than it brings', async () => {
    const { rows } = await read('PAYMENT,py-1,LW-1,PHP,10.00,15.00,1.80,-6.80,2026-11-26');
    expect(rows).toMatchObject([{ grossCentavos: 1_000, feeCentavos: 1_500, netCentavos: -680 }]);
  });

  test('is read with a byte order mark, quotes, blank lines and titles in another case and order', async () => {
    const text = `\uFEFFamount,Payment ID,NET AMOUNT,"fee",vat,payout date,reference number\r\n\r\n100.00,pay_1,97.76,2,0.24,2026-11-26,LW-9\r\n`;
    const { rows, problems } = await settlementCsv.read('paymongo', text);
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([
      { kind: 'payment', providerId: 'pay_1', grossCentavos: 10_000, reference: 'LW-9' },
    ]);
  });

  test('with one broken row gives no row at all, and names each fault by line and column', async () => {
    const good = 'PAYMENT,py-1,LW-1,PHP,100.00,2,0.24,97.76,2026-11-26';
    const { rows, problems } = await read(
      good,
      'PAYMENT,,LW-2,PHP,100.00,2,0.24,97.76,2026-11-26',
      'PAYMENT,py-3,LW-3,PHP,1e3,2,0.24,97.76,2026-11-26',
      'PAYMENT,py-4,LW-4,PHP,100.00,2,0.24,97.76,26/11/2026',
      'SURCHARGE,py-5,LW-5,PHP,100.00,2,0.24,97.76,2026-11-26',
      'PAYMENT,py-6,LW-6,IDR,100.00,2,0.24,97.76,2026-11-26',
      'PAYMENT,py-7,LW-7,PHP,100.005,2,0.24,97.76,2026-11-31',
    );
    expect(rows).toEqual([]);
    expect(problems).toEqual([
      { line: 3, column: 'providerId', code: 'value-missing' },
      { line: 4, column: 'gross', code: 'amount-malformed' },
      { line: 5, column: 'settledOn', code: 'date-malformed' },
      { line: 6, column: 'kind', code: 'kind-unknown' },
      { line: 7, column: 'currency', code: 'currency-other' },
      { line: 8, column: 'gross', code: 'amount-malformed' },
      { line: 8, column: 'settledOn', code: 'date-malformed' },
    ]);
  });

  test('tells refunds and chargebacks apart, with a fee that is charged and one that is given back', async () => {
    const { rows, problems } = await read(
      'REFUND,py-1,LW-1,PHP,-100.00,-2,-0.24,-97.76,2026-11-26',
      'CHARGEBACK,py-2,LW-2,PHP,-100.00,15,1.80,-116.80,2026-11-26',
      'REFUND,py-3,LW-3,PHP,-100.00,0,0,-100.00,2026-11-26',
    );
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([
      { kind: 'refund', grossCentavos: 10_000, feeCentavos: -200, vatCentavos: -24, netCentavos: 9_776 },
      { kind: 'chargeback', grossCentavos: 10_000, feeCentavos: 1_500, vatCentavos: 180 },
      { kind: 'refund', grossCentavos: 10_000, feeCentavos: 0, vatCentavos: 0 },
    ]);
  });

  test.each(['constructor', 'toString', '__proto__'])(
    'takes no word of JavaScript for a kind of row: %s',
    async (word) => {
      const { rows, problems } = await read(`${word},py-1,LW-1,PHP,100.00,1,0.12,98.88,2026-11-26`);
      expect(rows).toEqual([]);
      expect(problems).toEqual([{ line: 2, column: 'kind', code: 'kind-unknown' }]);
    },
  );

  test('does not take money that was taken back for money that came', async () => {
    const { problems } = await settlementCsv.read(
      'paymongo',
      'amount,Payment ID,NET AMOUNT,fee,vat,payout date,reference number\n-100.00,pay_1,-100,0,0,2026-11-26,LW-9\n',
    );
    expect(problems).toEqual([{ line: 2, column: 'gross', code: 'amount-malformed' }]);
  });

  test('that lacks a column, has no row or is no CSV is refused', async () => {
    const problemsOf = async (file: ReturnType<typeof read>) => (await file).problems;
    expect(await problemsOf(settlementCsv.read('xendit', 'Type,Amount\nPAYMENT,1'))).toContainEqual({
      line: 1,
      column: 'providerId',
      code: 'column-missing',
    });
    expect(await problemsOf(read())).toEqual([{ line: 0, column: '', code: 'no-rows' }]);
    expect(await problemsOf(read('PAYMENT,"py-1,LW-1'))).toMatchObject([{ code: 'not-csv' }]);
    expect(await problemsOf(read('PAYMENT,py-1'))).toMatchObject([{ line: 2, code: 'not-csv' }]);
    expect(await problemsOf(settlementCsv.read('xendit', ''))).not.toEqual([]);
    expect(await problemsOf(settlementCsv.read('nobody', titles))).not.toEqual([]);
  });

  test('of 40,000 rows holds nobody up: a request that comes meanwhile is answered before it is read', async () => {
    const server = createServer((_, response) => response.end('answered'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const rows = Array.from(
      { length: 40_000 },
      (_, index) => `PAYMENT,py-${index},LW-ñ-${index},PHP,"1,000.00",20.00,2.40,977.60,2026-11-26`,
    );
    const file = read(...rows);
    const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    expect(await Promise.race([answer, file.then(() => 'the file')])).toBe('answered');
    const { rows: found, problems } = await file;
    server.close();
    expect(problems).toEqual([]);
    expect(found).toHaveLength(40_000);
    expect(found.at(-1)).toMatchObject({ line: 40_001, providerId: 'py-39999', reference: 'LW-ñ-39999' });
  });

  test('never has its words in what is told of its faults', async () => {
    const { problems } = await read(
      'Juan dela Cruz,Juan dela Cruz,LW,Juan dela Cruz,Juan dela Cruz,x,x,x,Juan dela Cruz',
    );
    expect(problems.length).toBeGreaterThan(3);
    expect(JSON.stringify(problems)).not.toContain('Juan');
  });
});
