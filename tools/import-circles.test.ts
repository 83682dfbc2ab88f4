import { describe, expect, it } from 'vitest';
import { importCircles } from './import-circles.ts';
import { readSourceFiles, type SourceFile } from './source-files.ts';

const files = readSourceFiles();

describe('the project', () => {
  it.each(['apps/api/use-cases/', 'packages/loan-engine/'])(
    'has no circle of imports between the folders of %s',
    (layer) => {
      expect(files.filter(({ path }) => path.startsWith(layer)).length).toBeGreaterThan(20);
      expect(importCircles(files, layer)).toEqual([]);
    },
  );
});

describe('a circle of imports', () => {
  const layer = 'apps/api/use-cases/';
  const one = (from: string, specifier: string): SourceFile => ({
    path: `${layer}${from}`,
    text: `import { one } from '${specifier}';`,
  });
  const down = one('payment/start-payment.ts', '../loan/offer.ts');

  it.each([
    ['straight back', [one('loan/offer.ts', '../payment/start-payment.ts')]],
    [
      'through a third',
      [one('loan/offer.ts', '../rewards/coupon.ts'), one('rewards/coupon.ts', '../payment/a.ts')],
    ],
    [
      'through a file beside the folders',
      [one('loan/offer.ts', '../write.ts'), one('write.ts', './payment/a.ts')],
    ],
  ])('%s is caught', (_way, back) => {
    expect(importCircles([down, ...back], layer)).toHaveLength(1 + back.length);
  });

  it.each([
    ['one way', []],
    ['within a folder', [one('loan/offer.ts', './withdraw.ts'), one('loan/withdraw.ts', './offer.ts')]],
    ['of a test', [one('loan/offer.test.ts', '../payment/start-payment.ts')]],
    ['of another layer', [one('loan/offer.ts', '../../ports/payment/clock.ts')]],
  ])('%s is let pass', (_way, others) => {
    expect(importCircles([down, ...others], layer)).toEqual([]);
  });
});
