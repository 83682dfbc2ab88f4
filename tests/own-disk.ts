import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk in memory, which only root can mount. */
export type OwnDisk = {
  /** Takes all room that is left. Answers how to give it back. */
  fill: () => Promise<() => Promise<void>>;
  remove: () => Promise<void>;
};

/** Makes the folder. */
export async function mountOwnDisk(folder: string, mebibytes: number): Promise<OwnDisk> {
  await mkdir(folder);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]);
  const filling = path.join(folder, 'filling');
  return {
    fill: async () => {
      // Ends with "no space left on device".
      await run('dd', ['if=/dev/zero', `of=${filling}`, 'bs=64k']).catch(() => undefined);
      return () => rm(filling);
    },
    remove: async () => {
      await run('umount', [folder]);
    },
  };
}
