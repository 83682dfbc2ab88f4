import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const leastFreeBytes = 4 * 1024 ** 3;

/**
 * Makes a folder for the data of products and databases that no test kills: in memory where there is room, because their
 * thousands of commits would wait for the disk. What is killed keeps its data on the disk, where a commit has to last.
 */
export async function makeQuickFolder(prefix: string): Promise<string> {
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(path.join(free >= leastFreeBytes ? memory : tmpdir(), prefix));
}
