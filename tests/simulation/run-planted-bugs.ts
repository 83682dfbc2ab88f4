// Plants each bug in a copy of the code and lives histories on it, those of SQL on PostgreSQL and the others in memory:
// node tests/simulation/run-planted-bugs.ts [--histories 300] [--in-memory 3000] [--only words]
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { plantedAtNight } from './planted-at-night.ts';
import { plantedAtTheDesk } from './planted-at-the-desk.ts';
import { plantedInSuspense } from './planted-in-suspense.ts';
import { plantedBugs, type PlantedBug } from './planted-bugs.ts';

const { values } = parseArgs({
  options: {
    /** On PostgreSQL, and in memory. */
    histories: { type: 'string', default: '300' },
    'in-memory': { type: 'string', default: '3000' },
    only: { type: 'string', default: '' },
  },
});
const root = path.join(import.meta.dirname, '../..');
const copies = 2;
const longestMs = 900_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const isCode = (source: string): boolean => !/\/(node_modules|dist|build|screens)$/.test(source);

/** The code alone, with the packages of the checkout. */
async function copyCode(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-planted-'));
  for (const part of ['apps/api', 'packages', 'tests', 'package.json'])
    await cp(path.join(root, part), path.join(folder, part), { recursive: true, filter: isCode });
  await linkAll(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await linkAll(path.join(root, 'apps/api/node_modules'), path.join(folder, 'apps/api/node_modules'));
  const own = path.join(folder, 'node_modules/@luwag');
  await rm(own);
  await mkdir(own);
  for (const name of await readdir(path.join(folder, 'packages')))
    await symlink(path.join(folder, 'packages', name), path.join(own, name));
  return folder;
}

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from).catch(() => []))
    await symlink(path.join(from, name), path.join(to, name));
}

/** What the histories say of the code in a folder. */
function live(folder: string, { file }: PlantedBug): Promise<string> {
  const way = file.endsWith('.sql')
    ? ['--store', 'postgres', '--histories', values.histories]
    : ['--store', 'memory', '--histories', values['in-memory']];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tests/simulation/run.ts', ...way], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longestMs,
    });
    let said = '';
    const hear = (data: Buffer): void => void (said += data.toString());
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('close', () => resolve(said));
  });
}

async function plant(folder: string, { file, from, to }: PlantedBug): Promise<() => Promise<void>> {
  const place = path.join(folder, file);
  const code = await readFile(place, 'utf8');
  if (!code.includes(from)) throw new Error(`${file} has no longer the place of a planted bug: ${from}`);
  await writeFile(place, code.replace(from, to));
  return () => writeFile(place, code);
}

const left = [...plantedBugs, ...plantedAtNight, ...plantedAtTheDesk, ...plantedInSuspense].filter(
  ({ name }) => name.includes(values.only),
);
const count = left.length;
let caught = 0;

async function work(): Promise<void> {
  const folder = await copyCode();
  try {
    for (let bug = left.shift(); bug !== undefined; bug = left.shift()) {
      const takeAway = await plant(folder, bug);
      const said = await live(folder, bug);
      await takeAway();
      const violation = /^VIOLATION (.*)$/m.exec(said)?.[1];
      const seed = /--seed (\d+) --histories 1$/m.exec(said)?.[1];
      if (violation !== undefined) caught += 1;
      const end =
        violation === undefined ? `NOT CAUGHT ${said.slice(-200)}` : `history ${seed}: ${violation}`;
      say(`${bug.name} | ${end}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await Promise.all(Array.from({ length: copies }, work));
say(`${caught} of ${count} planted bugs caught`);
process.exitCode = caught === count ? 0 : 1;
