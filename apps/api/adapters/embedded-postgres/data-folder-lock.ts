import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { StartRefused } from '../../ports/start-refused.ts';

const sqliteBusy = 5;

/** Raised when another process serves the same data folder. */
export class DataFolderInUse extends StartRefused {
  override name = 'DataFolderInUse';
}

/**
 * Takes the data folder for this process alone and returns the release.
 * The lock is the operating system's, taken through SQLite: it ends with the process however that
 * dies, so no stale lock file ever has to be guessed at, and two starters cannot both win.
 */
export function lockDataFolder(dataFolder: string): () => void {
  const lock = new DatabaseSync(path.join(dataFolder, 'server.lock'));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      throw new DataFolderInUse(
        `another server already uses the data folder ${dataFolder}: stop it, or set another DATA_DIR`,
      );
    }
    throw error;
  }
  return () => lock.close();
}
