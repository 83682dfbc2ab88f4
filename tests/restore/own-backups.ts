import * as clusters from './cluster.ts';

/* What script/backup leaves by itself: full and incremental backups in turn, and no passphrase beside what it seals. */

export type BackupSettings = { BACKUP_DIR: string; BACKUP_CONFIG: string; BACKUP_PASSPHRASE: string };

export async function backUp(
  { folder, port, socket }: clusters.Cluster,
  settings: BackupSettings,
  more: Record<string, string> = {},
): Promise<void> {
  const reached = { PGDATA: folder, PGPORT: String(port), PGHOST: socket, PGUSER: 'postgres' };
  await clusters.asOwner([clusters.script('backup')], { ...settings, ...reached, ...more });
}

/** Backs up a cluster that is still small, and ends the drill where one of the backups is not what it should be. */
export async function checkBackups(cluster: clusters.Cluster, settings: BackupSettings): Promise<void> {
  await backUp(cluster, settings);
  await backUp(cluster, settings);
  await backUp(cluster, settings, { BACKUP_FULL_DAYS: '0' });
  const kinds = await kindsOf(settings);
  if (kinds !== 'F I F') throw new Error(`full, incremental and full backups were to come in turn: ${kinds}`);
  const { BACKUP_DIR, BACKUP_PASSPHRASE } = settings;
  const told = await clusters.asOwner(['sh', '-c', `grep -rlF ${BACKUP_PASSPHRASE} ${BACKUP_DIR} || true`]);
  if (told !== '') throw new Error(`the passphrase stands beside what it seals: ${told}`);
}

async function kindsOf({ BACKUP_CONFIG }: BackupSettings): Promise<string> {
  const words = ['pgbackrest', `--config=${BACKUP_CONFIG}`, '--stanza=luwag', '--output=json', 'info'];
  const labels = (await clusters.asOwner(words)).matchAll(/"label":"[^"]*(?<kind>[FI])"/g);
  return [...labels].map(({ groups }) => groups?.['kind']).join(' ');
}
