import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { fillSandbox } from './journeys/fill-sandbox.ts';
import { makeQuickFolder } from './quick-folder.ts';

/* Runs the checks of the sources and then every test, names once more what failed and which files were slowest, and ends with one line that counts them all. */

type Count = { passed: number; failed: number; failures: readonly string[]; times?: readonly FileTime[] };
type FileTime = { name: string; seconds: number };

const project = path.dirname(import.meta.dirname);
/** Where a failed journey leaves its pictures and traces; see tests/journeys/failure-record.ts. */
const failureFolder = 'test-results';

const checks = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
] as const;

/**
 * The browser journeys come after the others, which would slow them; what is timed comes last and alone. Tests that wait for a
 * database, a page or a server leave a third of two cores unused, so one more of them runs than there are cores.
 */
const testRuns = [
  [...projects('tidy', 'unit', 'screens', 'database'), ...oneMore()],
  [...projects('journeys'), ...oneMore()],
  [...projects('clock'), '--maxWorkers', '1'],
] as const;

function projects(...names: readonly string[]): readonly string[] {
  return names.flatMap((name) => ['--project', name]);
}

function oneMore(): readonly string[] {
  const mostWorkers = 4;
  return ['--maxWorkers', `${Math.min(mostWorkers, availableParallelism() + 1)}`];
}

/** Journeys and what is timed begin with the same filled sandbox. */
const sandboxFolder = await makeQuickFolder('luwag-sandbox-');

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
      startTime: v.optional(v.number()),
      endTime: v.optional(v.number()),
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
    env: { ...process.env, FILLED_SANDBOX: sandboxFolder },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Prints what a check says in one piece, because the checks run beside one another. */
function runCheck({ name, command: [program, ...args] }: (typeof checks)[number]): Promise<Count> {
  return new Promise((resolve) => {
    const child = path.join(project, 'node_modules', '.bin', program);
    execFile(child, args, { cwd: project, maxBuffer: Infinity }, (error, output, errors) => {
      process.stdout.write(`${output}${errors}${error === null ? 'passed' : 'FAILED'}: ${name}\n`);
      resolve(
        error === null
          ? { passed: 1, failed: 0, failures: [] }
          : { passed: 0, failed: 1, failures: [`the check of ${name}`] },
      );
    });
  });
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
  const times = testResults.map(timeOf);
  if (failed === 0 && exitCode !== 0) {
    return { passed, failed: 1, failures: ['a run that ended with an error outside its tests'], times };
  }
  return { passed, failed, failures: testResults.flatMap(failuresIn), times };
}

/** How long the tests of a file took; what comes before the first of them, such as a product's start, is not counted. */
function timeOf({ name, startTime = 0, endTime = 0 }: Report['testResults'][number]): FileTime {
  return { name: path.relative(project, name), seconds: (endTime - startTime) / 1_000 };
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

/** Names what failed journeys left, the ten slowest files, and at the very end how many tests passed and failed. */
async function sumUp(counts: readonly Count[]): Promise<number> {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  for (const failure of counts.flatMap((count) => count.failures)) console.log(`\nFAILED: ${failure}`);
  const left = await readdir(path.join(project, failureFolder)).catch(() => []);
  if (left.length > 0)
    console.log('\nPictures and traces of what failed (npx playwright-core show-trace FILE):');
  for (const file of left) console.log(`  ${failureFolder}/${file}`);
  console.log('\nThe ten slowest files, in seconds:');
  const slowest = counts.flatMap(({ times = [] }) => times).toSorted((a, b) => b.seconds - a.seconds);
  for (const { name, seconds } of slowest.slice(0, 10)) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed;
}

await rm(path.join(project, failureFolder), { recursive: true, force: true });
// Each check waits for files and ends on one core, so together they take less.
const counts = await Promise.all(checks.map(runCheck));
// Filling takes one core, which the first tests leave now and then. Where it fails, the journeys fill theirs and say why.
const filled = fillSandbox(path.join(sandboxFolder, 'data')).catch(() => undefined);
for (const options of testRuns) {
  counts.push(await runTests(options));
  await filled;
}
await rm(sandboxFolder, { recursive: true, force: true });
process.exitCode = (await sumUp(counts)) === 0 ? 0 : 1;
