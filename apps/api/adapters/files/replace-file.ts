import { chmod, chown, rename, stat, writeFile } from 'node:fs/promises';
import { readableOrNull } from './readable-or-null.ts';

/**
 * Writes a file that appears whole or not at all, by way of another beside it. One that was there before keeps its owner, group and
 * mode, so that a command of root's leaves the servers what they read. Errors: those of the file system, where it may not.
 */
export async function replaceFile(
  file: string,
  content: string | Buffer,
  beside = `${file}.new`,
): Promise<void> {
  const before = await readableOrNull(stat(file));
  await writeFile(beside, content, { mode: 0o600, flush: true });
  if (before !== null) {
    await chown(beside, before.uid, before.gid);
    await chmod(beside, before.mode);
  }
  await rename(beside, file);
}
