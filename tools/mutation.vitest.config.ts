import { defineConfig } from 'vitest/config';

/* What a mutated rule is tested with: the engine's own tests and no others, with one seed, so that a score can be had again. */
export default defineConfig({
  test: {
    include: ['packages/loan-engine/{money,pricing}/*.test.ts'],
    env: { PROPERTY_SEED: '20261121' },
    testTimeout: 60_000,
  },
});
