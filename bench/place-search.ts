import { createAddressBook } from '../apps/api/adapters/psgc/address-book.ts';
import { type BenchTable, medianOf } from './bench-report.ts';

const mostMs = 50;
const rounds = 60;
const warmingRounds = 10;
const mostFound = 20;
/** As people type: beginnings, common words, short names, slips in each word. */
const texts = [
  'po',
  'san',
  'barangay',
  'city of',
  'brgy 100 tondo',
  'batasan hills qc',
  'batsan hils qezon',
  'poblasion makati',
  'comonwelth quezn city',
  'kalookan barangay',
  'gen t de leon valenzuela',
  'santa cruz laguna',
  'baranggay sto ninyo paranake city metro manila',
] as const;

/** One search of a barangay among all of the country, in the server's process. */
export function measurePlaceSearch(): BenchTable {
  const book = createAddressBook();
  const times: number[] = [];
  for (let round = -warmingRounds; round < rounds; round += 1) {
    for (const text of texts) {
      const startedAtMs = performance.now();
      book.search(text, mostFound);
      if (round >= 0) times.push(performance.now() - startedAtMs);
    }
  }
  const slowMs = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Infinity;
  return {
    title: 'One search of a barangay among 42,011',
    headings: ['searches', 'middle ms', 'p95 ms', 'limit'],
    rows: [[String(times.length), medianOf(times).toFixed(1), slowMs.toFixed(1), String(mostMs)]],
    limits: [{ name: 'a search of a barangay, p95', value: slowMs, most: mostMs, unit: 'ms' }],
  };
}
