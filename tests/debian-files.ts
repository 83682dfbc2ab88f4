import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/* Files out of Debian's packages. They are brought when first needed into the user's cache folder and never become part of
   the project, nor of the machine's own installation. */

const run = promisify(execFile);
export const cacheFolder = path.join(
  process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'),
  'luwag-debian-files',
);

/** A file or folder of a package, by its path without the leading slash. */
export async function debianFile(debianPackage: string, file: string): Promise<string> {
  const found = path.join(cacheFolder, debianPackage, file);
  await access(found).catch(() => bring(debianPackage));
  return found;
}

async function bring(debianPackage: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const folder = await mkdtemp(path.join(cacheFolder, 'new-'));
  try {
    await download(debianPackage, folder);
    const archive = (await readdir(folder)).find((name) => name.endsWith('.deb'));
    if (archive === undefined) throw new Error(`${debianPackage} could not be downloaded`);
    const opened = path.join(folder, 'opened');
    await run('dpkg', ['-x', path.join(folder, archive), opened]);
    // Another test may have brought it meanwhile; the same file then stands there already.
    await rename(opened, path.join(cacheFolder, debianPackage)).catch(() => undefined);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A machine whose package lists are empty or old gets new ones, once. */
async function download(debianPackage: string, folder: string): Promise<void> {
  const get = () => run('apt-get', ['download', '-qq', debianPackage], { cwd: folder });
  try {
    await get();
  } catch {
    await run('apt-get', ['update', '-qq']);
    await get();
  }
}
