import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute or more on two cores, the longest first. One that comes last keeps a core waiting for as long. */
const longest = [
  'journeys/every-screen.spec.ts',
  'journeys/languages.spec.ts',
  'journeys/rewards.spec.ts',
  'journeys/running-loan.spec.ts',
  'journeys/one-loan.spec.ts',
  'journeys/selfie.spec.ts',
  'journeys/guard.spec.ts',
  'journeys/one-loan-in-webkit.spec.ts',
  'journeys/console-loans.spec.ts',
  'journeys/console-suspense.spec.ts',
  'journeys/shell-rules.spec.ts',
  'tests/simulation/simulation.test.ts',
  'simulation/many-histories.test.ts',
  'simulation/odd-histories.test.ts',
  'simulation/even-histories.test.ts',
  'tests/api/staff-loans.test.ts',
  'remote-face-check/remote-face-check.test.ts',
  'embedded-postgres/embedded-postgres.database.test.ts',
];

/** Puts the longest files first, because on a new clone the test runner has only the size of each file. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    const first = longest.flatMap((name) => sorted.filter(({ moduleId }) => moduleId.endsWith(name)));
    return [...first, ...sorted.filter((file) => !first.includes(file))];
  }
}
