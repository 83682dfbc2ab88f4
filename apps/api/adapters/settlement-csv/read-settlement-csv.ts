import { Readable } from 'node:stream';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { type LocalDate, manilaDateOf, parseLocalDate } from '@luwag/loan-engine/money/local-date';
import { type Centavos, centavos, subtractCentavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import { CsvError, parse } from 'csv-parse';
import {
  mostSettlementProblems,
  type SettlementProblem,
  type SettlementReader,
  type SettlementRow,
} from '../../ports/settlement-files.ts';
import { type ColumnName, type Layout, layouts } from './columns.ts';

type Cells = Readonly<Record<ColumnName, string>>;
type Line = { record: readonly string[]; info: { lines: number } };
type Read = { rows: readonly SettlementRow[]; problems: readonly SettlementProblem[] };

const requiredCells = ['providerId', 'gross', 'net', 'settledOn'] as const satisfies readonly ColumnName[];

/** Some 600 rows, which take some milliseconds. */
const sliceBytes = 65_536;

/**
 * Settlement files in CSV, with the titles of each provider. A file with one broken row gives no rows. A file may have 100,000 rows:
 * it is read in slices, and what other people asked for meanwhile is done in between.
 */
export const settlementCsv: SettlementReader = {
  providers: Object.keys(layouts),
  read: async (provider, text) => {
    const layout = layouts[provider];
    if (layout === undefined) return refused([{ line: 0, column: 'provider', code: 'kind-unknown' }]);
    try {
      return await readLines(layout, linesOf(text));
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      return refused([{ line: lineOf(error), column: '', code: 'not-csv' }]);
    }
  },
};

async function* slicesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    yield bytes.subarray(start, start + sliceBytes);
    await letOthersIn();
  }
}

function linesOf(text: string): AsyncIterable<Line> {
  const parser = parse({ bom: true, skip_empty_lines: true, trim: true, info: true });
  return Readable.from(slicesOf(text)).pipe(parser);
}

function lineOf(error: CsvError): number {
  const lines: unknown = error['lines'];
  return typeof lines === 'number' ? lines : 0;
}

const refused = (problems: readonly SettlementProblem[]): Read => ({
  rows: [],
  problems: problems.slice(0, mostSettlementProblems),
});

async function readLines(layout: Layout, lines: AsyncIterable<Line>): Promise<Read> {
  let places: Places | null = null;
  const rows: SettlementRow[] = [];
  const problems: SettlementProblem[] = [];
  for await (const { record, info } of lines) {
    if (places === null) {
      places = placesOf(layout, record);
      const missing = missingIn(layout, places);
      if (missing.length > 0) return refused(missing);
      continue;
    }
    const read = readRow(layout, cellsOf(places, record), info.lines);
    rows.push(...read.rows);
    problems.push(...read.problems);
  }
  if (places === null) return refused(missingIn(layout, placesOf(layout, [])));
  if (problems.length > 0) return refused(problems);
  return rows.length === 0 ? refused([{ line: 0, column: '', code: 'no-rows' }]) : { rows, problems };
}

type Places = Readonly<Record<ColumnName, number>>;

function missingIn({ optional }: Layout, places: Places): SettlementProblem[] {
  return Object.entries(places)
    .filter(([name, place]) => place === -1 && !optional.includes(name as ColumnName))
    .map(([column]) => ({ line: 1, column, code: 'column-missing' }));
}

function placesOf({ columns }: Layout, titles: readonly string[]): Places {
  const spelled = titles.map((title) => title.toLowerCase());
  const placeOf = (name: ColumnName): number => spelled.findIndex((title) => columns[name].includes(title));
  return {
    providerId: placeOf('providerId'),
    reference: placeOf('reference'),
    kind: placeOf('kind'),
    gross: placeOf('gross'),
    fee: placeOf('fee'),
    vat: placeOf('vat'),
    net: placeOf('net'),
    settledOn: placeOf('settledOn'),
    currency: placeOf('currency'),
  };
}

function cellsOf(places: Places, record: readonly string[]): Cells {
  const cell = (name: ColumnName): string => record[places[name]] ?? '';
  return {
    providerId: cell('providerId'),
    reference: cell('reference'),
    kind: cell('kind'),
    gross: cell('gross'),
    fee: cell('fee'),
    vat: cell('vat'),
    net: cell('net'),
    settledOn: cell('settledOn'),
    currency: cell('currency'),
  };
}

function readRow(layout: Layout, cells: Cells, line: number): Read {
  const kind = cells.kind === '' ? 'payment' : kindOf(layout, cells.kind.toLowerCase());
  const settledOn = dateOf(cells.settledOn);
  const [gross, net] = [centavosOf(cells.gross), centavosOf(cells.net)];
  const [fee, vat] = [centavosOf(cells.fee || '0'), centavosOf(cells.vat || '0')];
  const problems: SettlementProblem[] = [
    ...requiredCells
      .filter((column) => cells[column] === '')
      .map((column) => ({ line, column, code: 'value-missing' as const })),
    ...Object.entries({ gross, fee, vat, net })
      .filter(([column, value]) => value === null && cells[column as ColumnName] !== '')
      .map(([column]) => ({ line, column, code: 'amount-malformed' as const })),
    // Without its kind, money that was taken back would look like money that came.
    ...(kind === 'payment' && gross !== null && gross < 0
      ? [{ line, column: 'gross', code: 'amount-malformed' as const }]
      : []),
    ...(settledOn === null && cells.settledOn !== ''
      ? [{ line, column: 'settledOn', code: 'date-malformed' as const }]
      : []),
    ...(kind === undefined ? [{ line, column: 'kind', code: 'kind-unknown' as const }] : []),
    ...(cells.currency !== '' && cells.currency !== 'PHP'
      ? [{ line, column: 'currency', code: 'currency-other' as const }]
      : []),
  ];
  if (problems.length > 0 || kind === undefined || settledOn === null) return { rows: [], problems };
  const row: SettlementRow = {
    line,
    kind,
    providerId: cells.providerId,
    reference: cells.reference,
    grossCentavos: absolute(gross ?? zeroCentavos),
    feeCentavos: absolute(fee ?? zeroCentavos),
    vatCentavos: absolute(vat ?? zeroCentavos),
    // A small payment may cost more than it brings.
    netCentavos: kind === 'payment' ? (net ?? zeroCentavos) : absolute(net ?? zeroCentavos),
    settledOn,
  };
  return { rows: [kind === 'refund' || kind === 'chargeback' ? withFeeGivenBack(row) : row], problems };
}

/**
 * What was taken back costs a fee, or gives the fee of the payment back. Reports write either with either sign, so the net amount
 * decides: where it is less than what was taken back, the fee is below nothing.
 */
function withFeeGivenBack(row: SettlementRow): SettlementRow {
  const { grossCentavos, feeCentavos, vatCentavos, netCentavos } = row;
  const isGivenBack = grossCentavos - feeCentavos - vatCentavos === netCentavos;
  if (!isGivenBack) return row;
  return {
    ...row,
    feeCentavos: subtractCentavos(zeroCentavos, feeCentavos),
    vatCentavos: subtractCentavos(zeroCentavos, vatCentavos),
  };
}

/** The layout's own words alone: each object has others, such as `constructor`. */
function kindOf({ kinds }: Layout, word: string): SettlementRow['kind'] | undefined {
  return Object.hasOwn(kinds, word) ? kinds[word] : undefined;
}

/** Payouts, and what was taken back, may be written below zero. */
function absolute(amount: Centavos): Centavos {
  return centavos(Math.abs(amount));
}

/** Pesos as reports write them, such as "1,234.50"; null for anything else. */
function centavosOf(text: string): Centavos | null {
  if (!/^-?(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(text)) return null;
  return centavos(Math.round(Number(text.replaceAll(',', '')) * 100));
}

/** A date or an instant by ISO 8601, as the day in Manila; null for anything else. */
function dateOf(text: string): LocalDate | null {
  const day = parseLocalDate(text);
  if (day.ok) return day.value;
  const isInstant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/.test(text);
  const at = isInstant ? Date.parse(text.replace(' ', 'T')) : Number.NaN;
  return Number.isFinite(at) ? manilaDateOf(at) : null;
}
