import { readdir, readFile } from 'node:fs/promises';

/** Memory of a process and all below it, each shared page counted once (Linux). */
export async function memoryMegabytes(rootId: number): Promise<number> {
  return (await memoryOf(rootId)).all;
}

/** The same in MiB, and what of it the processes asked for themselves: neither files they read nor memory they share. */
export async function memoryOf(rootId: number): Promise<{ all: number; own: number }> {
  const parents = await readParents();
  const isBelow = (id: number | undefined): boolean =>
    id !== undefined && (id === rootId || isBelow(parents.get(id)));
  let kilobytes = 0;
  let ownKilobytes = 0;
  for (const id of parents.keys()) {
    if (!isBelow(id)) continue;
    const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    ownKilobytes += Number(/^Pss_Anon:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  if (kilobytes === 0) throw new Error('the memory of the server could not be read');
  return { all: kilobytes / 1024, own: ownKilobytes / 1024 };
}

async function readParents(): Promise<ReadonlyMap<number, number>> {
  const parents = new Map<number, number>();
  for (const entry of await readdir('/proc')) {
    const stat = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '') : '';
    const parent = /^\d+ \(.*\) \w (\d+)/.exec(stat)?.[1];
    if (parent !== undefined) parents.set(Number(entry), Number(parent));
  }
  return parents;
}
