import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';

/* Runs the checks of the sources and then every test, names once more what failed, and ends with one line that counts them all. */

type Count = { passed: number; failed: number; failures: readonly string[] };

const project = path.dirname(import.meta.dirname);

const checks = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
] as const;

/**
 * The browser journeys come after the others, which would slow them; what is timed comes last and alone. Tests that wait for a
 * database leave a third of two cores unused, so one more of them runs than there are cores; a browser fills its core.
 */
const testRuns = [
  ['--project', 'tidy', '--project', 'unit', '--project', 'screens', '--project', 'database', ...oneMore()],
  ['--project', 'journeys'],
  ['--project', 'clock', '--maxWorkers', '1'],
] as const;

function oneMore(): readonly string[] {
  const mostWorkers = 4;
  return ['--maxWorkers', `${Math.min(mostWorkers, availableParallelism() + 1)}`];
}

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  success: v.boolean(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string()))),
        }),
      ),
    }),
  ),
});
type Report = v.InferOutput<typeof reportSchema>;

async function run(program: string, args: readonly string[]): Promise<number> {
  const child = spawn(path.join(project, 'node_modules', '.bin', program), args, {
    cwd: project,
    stdio: 'inherit',
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

async function runCheck({ name, command: [program, ...args] }: (typeof checks)[number]): Promise<Count> {
  const exitCode = await run(program, args);
  console.log(`${exitCode === 0 ? 'passed' : 'FAILED'}: ${name}`);
  return exitCode === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`the check of ${name}`] };
}

async function runTests(options: readonly string[]): Promise<Count> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-report-'));
  const report = path.join(folder, 'report.json');
  try {
    const exitCode = await run('vitest', [
      'run',
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const text = await readFile(report, 'utf8').catch(() => 'null');
    return countOf(JSON.parse(text), exitCode);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A run that broke off, a file that would not load and a test that did not run count as failures too. */
function countOf(report: unknown, exitCode: number): Count {
  const parsed = v.safeParse(reportSchema, report);
  if (!parsed.success) return { passed: 0, failed: 1, failures: ['a run that broke off'] };
  const {
    numPassedTests: passed,
    numFailedTests,
    numPendingTests,
    numTodoTests,
    testResults,
  } = parsed.output;
  const unloaded = testResults.filter(isUnloaded);
  const failed = numFailedTests + numPendingTests + numTodoTests + unloaded.length;
  if (failed === 0 && exitCode !== 0) {
    return { passed, failed: 1, failures: ['a run that ended with an error outside its tests'] };
  }
  return { passed, failed, failures: testResults.flatMap(failuresIn) };
}

function isUnloaded(file: Report['testResults'][number]): boolean {
  return file.status === 'failed' && file.assertionResults.length === 0;
}

function failuresIn(file: Report['testResults'][number]): readonly string[] {
  const name = path.relative(project, file.name);
  if (isUnloaded(file)) return [`${name}: ${file.message}`];
  return file.assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) =>
      [`${name} > ${test.fullName} (${test.status})`, ...(test.failureMessages ?? [])].join('\n'),
    );
}

const counts: Count[] = [];
for (const check of checks) counts.push(await runCheck(check));
for (const options of testRuns) counts.push(await runTests(options));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const failure of counts.flatMap((count) => count.failures)) console.log(`\nFAILED: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
