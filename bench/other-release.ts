import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/* Another release of the product in a folder of its own, installed and built by its own scripts. */

const run = promisify(execFile);
const project = path.join(import.meta.dirname, '..');
const install = 'source script/bootstrap && node tools/build-front-ends.ts';

/** Puts a commit, a tag or a branch into a new folder. Returns the commit's short name. Errors: the revision is not known, or its scripts failed. */
export async function takeRelease(folder: string, revision: string): Promise<string> {
  const git = async (...args: readonly string[]): Promise<string> => (await run('git', args)).stdout.trim();
  const commit = await git('-C', project, 'rev-parse', '--short', '--verify', `${revision}^{commit}`);
  await git('clone', '--quiet', '--shared', '--no-checkout', project, folder);
  await git('-C', folder, 'checkout', '--quiet', '--detach', commit);
  await run('bash', ['-c', install], { cwd: folder });
  return commit;
}
