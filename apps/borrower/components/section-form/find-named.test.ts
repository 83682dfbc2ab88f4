import { expect, test } from 'vitest';
import { findNamed } from './find-named.ts';

const institutions = [
  { name: 'UnionBank', aliases: ['UBP'] },
  { name: 'BDO Unibank', aliases: ['Banco de Oro'] },
  { name: 'Bank of the Philippine Islands', aliases: ['BPI'] },
  { name: 'GCash', aliases: ['G-Xchange', 'Globe GCash'] },
];
const namesFor = (typed: string) => findNamed(institutions, typed).map(({ name }) => name);

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

test('a word of Hindi is found by its beginning, vowel signs and all', () => {
  const trades = [
    { name: 'दुकान और खुदरा', aliases: [] },
    { name: 'डिलीवरी और राइडर', aliases: ['delivery'] },
  ];
  const found = (typed: string) => findNamed(trades, typed).map(({ name }) => name);
  expect(found('डिली')).toEqual(['डिलीवरी और राइडर']);
  expect(found('दुका')).toEqual(['दुकान और खुदरा']);
  expect(found('दिका')).toEqual([]);
});
