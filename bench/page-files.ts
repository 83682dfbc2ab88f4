import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from './load-caller.ts';

/* Visitors who open a page and load what it names: scripts, styles and letters. Some leave it open, and load the rest at the end. */

const everyMs = 200;
const pages = ['/start', '/console'] as const;
/** Between a page and its files, as on a slow line; a server may be replaced in between. */
const lineMs = 400;

export type PageFiles = {
  asked: number;
  /** Those that did not come, by what was answered. */
  missed: ReadonlyMap<string, number>;
};

/** Opens pages, one after the other, until it is told to stop. */
export async function openPages(caller: Caller, until: AbortSignal): Promise<PageFiles> {
  const missed = new Map<string, number>();
  let asked = 0;
  const ask = async (path: string): Promise<string> => {
    const { status, code, text } = await caller.send({ method: 'GET', path });
    asked += 1;
    if (status === 200) return text();
    const answer = `${status} ${code} ${/\.\w+$/.exec(path)?.[0] ?? path}`;
    missed.set(answer, (missed.get(answer) ?? 0) + 1);
    return '';
  };
  const filesOf = async (page: string): Promise<readonly string[]> => [
    ...new Set((await ask(page)).match(/(?<=(?:src|href)=")\/(?:console\/)?assets\/[^"]+/g)),
  ];
  const visit = async (page: string): Promise<void> => {
    const files = await filesOf(page);
    await wait(lineMs);
    await Promise.all(files.map(ask));
  };
  const left = await Promise.all(pages.map(filesOf));
  const visits: Promise<void>[] = [];
  for (let turn = 0; !until.aborted; turn += 1) {
    visits.push(visit(pages[turn % pages.length] ?? '/start'));
    await wait(everyMs);
  }
  await Promise.all([...visits, ...left.flat().map(ask)]);
  return { asked, missed };
}
