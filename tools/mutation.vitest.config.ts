import { defineConfig } from 'vitest/config';

/*
 * What a mutated rule is tested with: the engine's own tests and no others, with one seed, so that a score can be had
 * again. The walks over every amount and term are left out: each takes seconds, for each of a thousand mutants.
 */
export default defineConfig({
  test: {
    include: [
      'packages/loan-engine/{money,pricing}/*.test.ts',
      'packages/loan-engine/loan/product-opening.test.ts',
    ],
    testNamePattern: /^(?!.*at every amount and (every day of )?term)/,
    env: { PROPERTY_SEED: '20261121' },
    testTimeout: 60_000,
  },
});
