import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';

/* Runs the checks of the sources and then every test, and ends with one line that counts them all. */

type Count = { passed: number; failed: number };

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
  ['--project', 'clock'],
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
    v.object({ name: v.string(), status: v.string(), assertionResults: v.array(v.unknown()) }),
  ),
});

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
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
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
  if (!parsed.success) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.output;
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = numFailedTests + numPendingTests + numTodoTests + unloaded.length;
  return { passed: numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

const counts: Count[] = [];
for (const check of checks) counts.push(await runCheck(check));
for (const options of testRuns) counts.push(await runTests(options));
const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
}));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
