import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { smallestBrotli } from '../apps/borrower/build/smallest-brotli.ts';

/* Builds each front end whose sources changed since it was built last, and lays compressed copies beside its files. */

const project = path.dirname(import.meta.dirname);
const sharedSources = [
  'packages/contract',
  'packages/loan-engine',
  'package-lock.json',
  'tools/build-front-ends.ts',
  'apps/borrower/build/smallest-brotli.ts',
];
const passedOver = new Set(['node_modules', 'dist']);
const compressible = /\.(js|css|svg|json|webmanifest|txt|ttf)$/;
const smallestWorthCompressing = 1024;

function filesBelow(place: string): string[] {
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true, recursive: false }).flatMap((entry) => {
    const below = path.join(place, entry.name);
    if (!entry.isDirectory()) return [below];
    return passedOver.has(entry.name) ? [] : filesBelow(below);
  });
}

function isSource(file: string): boolean {
  return !/\.(test|spec|conformance)\.tsx?$/.test(file);
}

function hashOfSources(app: string): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const source of [`apps/${app}`, ...sharedSources]) {
    const place = path.join(project, source);
    const files = source.includes('.') ? [place] : filesBelow(place).filter(isSource).toSorted();
    for (const file of files)
      hash.update(path.relative(project, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function compress(folder: string): void {
  for (const file of filesBelow(folder)) {
    if (!compressible.test(file)) continue;
    const plain = readFileSync(file);
    if (plain.length < smallestWorthCompressing) continue;
    writeFileSync(`${file}.br`, smallestBrotli(plain));
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  }
}

function build(app: string): void {
  const script = path.join(project, 'apps', app, 'build.ts');
  if (!existsSync(script)) return;
  const dist = path.join(project, 'apps', app, 'dist');
  const stamp = path.join(dist, '.built-from');
  const wanted = hashOfSources(app);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write(`Building apps/${app} ...\n`);
  const result = spawnSync(process.execPath, [script], { cwd: project, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) {
    process.stderr.write(`apps/${app} could not be built\n`);
    process.exit(1);
  }
  compress(dist);
  writeFileSync(stamp, wanted);
}

build('borrower');
build('console');
