import { expect, test } from 'vitest';
import { initialsOf } from './institution-mark.tsx';

test.each([
  ['GCash', 'GC'],
  ['Maya', 'M'],
  ['BDO Unibank', 'BD'],
  ['Land Bank of the Philippines', 'L'],
  ['Bank of the Philippine Islands (BPI)', 'I'],
  ['Security Bank', 'S'],
  ['Cebuana Lhuillier', 'CL'],
])('%s is marked by %s', (name, mark) => {
  expect(initialsOf(name)).toBe(mark);
});
