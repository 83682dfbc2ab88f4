import { readdir, readFile } from 'node:fs/promises';

/** Memory of a process and all below it, each shared page counted once (Linux). */
export async function memoryMegabytes(rootId: number): Promise<number> {
  const parents = await readParents();
  const isBelow = (id: number | undefined): boolean =>
    id !== undefined && (id === rootId || isBelow(parents.get(id)));
  let kilobytes = 0;
  for (const id of parents.keys()) {
    if (!isBelow(id)) continue;
    const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  if (kilobytes === 0) throw new Error('the memory of the server could not be read');
  return kilobytes / 1024;
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
