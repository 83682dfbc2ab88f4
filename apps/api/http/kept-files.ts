import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/*
 * The files of this release and of those before it. A page that was opened before a new release goes on asking for the files it
 * was built with, and a package that is installed under a server takes them away.
 */

const mostReleases = 3;
/** An empty file in the folder of each release, written when a server of it starts. */
const startMark = 'started';
const parts = ['borrower', 'console'] as const;

export type Folders = { borrower: string; console: string };
/** Where each front end's files are, this release first. */
export type FileFolders = { borrower: readonly string[]; console: readonly string[] };

/**
 * Copies the files that are named by their content into `keptFolder`, once for each release, and removes those of releases beyond the
 * newest three. Servers of one machine share the folder, and may start at the same time. Null while the front ends are not built.
 */
export async function keepFiles(frontEnds: Folders, keptFolder: string): Promise<FileFolders | null> {
  if (!parts.every((part) => existsSync(path.join(frontEnds[part], 'index.html')))) return null;
  await mkdir(keptFolder, { recursive: true });
  const release = await releaseOf(frontEnds);
  const own = path.join(keptFolder, release);
  const releases = await newestFirst(keptFolder);
  if (!releases.includes(release)) await copyRelease(frontEnds, own);
  await writeFile(path.join(own, startMark), '');
  const kept = [release, ...releases.filter((name) => name !== release)];
  for (const name of kept.splice(mostReleases))
    await rm(path.join(keptFolder, name), { recursive: true, force: true });
  const foldersOf = (part: (typeof parts)[number]): readonly string[] =>
    kept.map((name) => path.join(keptFolder, name, part));
  return { borrower: foldersOf('borrower'), console: foldersOf('console') };
}

/** A release is known by its pages, which name its files. */
async function releaseOf(frontEnds: Folders): Promise<string> {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(await readFile(path.join(frontEnds[part], 'index.html')));
  return hash.digest('hex').slice(0, 16);
}

async function copyRelease(frontEnds: Folders, own: string): Promise<void> {
  // Whole or not at all, beside another server that does the same.
  const underway = await mkdtemp(`${own}.`);
  for (const part of parts) {
    await cp(path.join(frontEnds[part], 'assets'), path.join(underway, part, 'assets'), { recursive: true });
  }
  await rename(underway, own).catch(async (error: unknown) => {
    await rm(underway, { recursive: true, force: true });
    const isThere = await stat(own).catch(() => null);
    if (isThere === null) throw error;
  });
}

async function newestFirst(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const dated = await Promise.all(
    names.map(async (name) => {
      const mark = await stat(path.join(folder, name, startMark)).catch(() => null);
      return { name, at: mark?.mtimeMs ?? 0 };
    }),
  );
  return dated.toSorted((one, other) => other.at - one.at).map(({ name }) => name);
}
