import { expect, test } from 'vitest';
import { nameSuffixOf, splitSuffix } from './name-suffixes.ts';

test.each([
  ['JR', 'Jr.'],
  ['Sr.', 'Sr.'],
  ['iii', 'III'],
  ['N/A', ''],
  ['', ''],
])('the suffix printed as "%s" is "%s"', (printed, suffix) => {
  expect(nameSuffixOf(printed)).toBe(suffix);
});

test.each([
  ['DELA CRUZ JR.', { name: 'DELA CRUZ', suffix: 'Jr.' }],
  ['Santos, III', { name: 'Santos', suffix: 'III' }],
  ['De Leon', { name: 'De Leon', suffix: '' }],
  ['V', { name: 'V', suffix: '' }],
])('%s is parted into name and suffix', (name, parted) => {
  expect(splitSuffix(name)).toEqual(parted);
});
