import { expect, test } from 'vitest';
import { findInstitutions } from './find-institutions.ts';

const institutions = [
  { name: 'UnionBank', aliases: ['UBP'] },
  { name: 'BDO Unibank', aliases: ['Banco de Oro'] },
  { name: 'Bank of the Philippine Islands', aliases: ['BPI'] },
  { name: 'GCash', aliases: ['G-Xchange', 'Globe GCash'] },
];
const namesFor = (typed: string) => findInstitutions(institutions, typed).map(({ name }) => name);

test('a bank is found by the name people call it by', () => {
  expect(namesFor('banco de')).toEqual(['BDO Unibank']);
  expect(namesFor('bpi')).toEqual(['Bank of the Philippine Islands']);
  expect(namesFor('g xchange')).toEqual(['GCash']);
});

test('names that begin with what was typed come first', () => {
  expect(namesFor('uni')).toEqual(['UnionBank', 'BDO Unibank']);
});

test('nothing typed lists all from A to Z, and nonsense lists none', () => {
  expect(namesFor('')).toEqual(['Bank of the Philippine Islands', 'BDO Unibank', 'GCash', 'UnionBank']);
  expect(namesFor('zzz')).toEqual([]);
});
