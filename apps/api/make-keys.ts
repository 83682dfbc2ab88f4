import { chmod, chown, stat } from 'node:fs/promises';
import path from 'node:path';
import { chosenKeyWrap } from './adapters/keys/aws-key-wrap.ts';
import { makeKeysOnce } from './adapters/keys/key-file.ts';
import { StartRefused } from './ports/start-refused.ts';
import { readSettings, type Settings } from './settings.ts';

/* Makes the keys of a new database, before it is migrated for the first time. */

/**
 * Makes the file of keys. The group of its folder may read it where root makes it, since servers run as another user.
 * Errors: `StartRefused` where the file is there: all that is sealed hangs on it.
 */
export async function makeKeys(settings: Pick<Settings, 'keysFile' | 'keysKms'>): Promise<string> {
  const { keysFile } = settings;
  const isMade = await makeKeysOnce(keysFile, chosenKeyWrap(settings));
  if (!isMade) throw new StartRefused(`${keysFile} is there already, and keys are never replaced`);
  const { gid } = await stat(path.dirname(keysFile));
  if (process.getuid?.() === 0 && gid !== 0) {
    await chown(keysFile, 0, gid);
    await chmod(keysFile, 0o640);
  }
  return `made ${keysFile}; keep a copy apart from the database: without it no personal data opens`;
}

if (import.meta.main) {
  try {
    process.stdout.write(`${await makeKeys(readSettings(process.env))}\n`);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
