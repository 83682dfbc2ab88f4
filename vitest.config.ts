import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

/** How long a journey waits for what a page does behind its screen: the default of one second is a guess about the machine. */
const untilSeen = { timeout: 30_000, interval: 50 };

export default defineConfig({
  test: {
    // Much of a test is waiting, for a browser or a database: a core that only minds the others is a core unused.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'tidy', include: ['tools/**/*.test.ts'] } },
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/api/**/*.test.ts'],
          exclude: ['apps/api/**/*.database.test.ts', '**/node_modules/**'],
          // These keep nothing in their modules, so files share them: loading them anew took as long as the tests.
          isolate: false,
          // Node loads them as it loads the server; behind a module runner ten thousand lives of loans take a fifth longer.
          experimental: { viteModuleRunner: false },
          // Property tests count in seconds where the machine has other work.
          testTimeout: 60_000,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'screens',
          include: ['apps/borrower/**/*.test.{ts,tsx}', 'apps/console/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Files share a thread and what it has loaded: a thread for each file costs three times as much.
          pool: 'threads',
          isolate: false,
          // It keeps in its module who listens to the address, so each file has it anew, as it has the app's own modules.
          server: { deps: { inline: ['wouter'] } },
          setupFiles: [
            'apps/borrower/testing/fresh-modules.ts',
            'apps/borrower/testing/patience.ts',
            'apps/borrower/testing/blank-settings.ts',
          ],
          sequence: { setupFiles: 'list' },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['apps/api/**/*.database.test.ts', 'tests/{api,faults,simulation}/**/*.test.ts'],
          globalSetup: ['tests/database-server.ts'],
          // Each product is built anew by its file, and keeps nothing in its modules but places and texts.
          isolate: false,
          experimental: { viteModuleRunner: false },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.spec.ts'],
          globalSetup: ['tests/journeys/filled-sandbox.ts'],
          setupFiles: ['tests/journeys/own-product.ts', 'tests/journeys/failure-record.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: untilSeen },
        },
      },
      {
        test: {
          name: 'clock',
          include: ['tests/**/*.clock.ts'],
          globalSetup: ['tests/database-server.ts', 'tests/journeys/filled-sandbox.ts'],
          setupFiles: ['tests/journeys/own-product.ts', 'tests/journeys/failure-record.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: untilSeen },
        },
      },
    ],
  },
});
