import { globSync } from 'node:fs';
import path from 'node:path';

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };
type ChunkGroup = { debugName: string; name: (id: string, graph: ModuleGraph) => string | null };

/** What the login page runs; it stays apart, because it is asked for by its own name. */
const root = 'app/main.tsx';
/** A part of the app that this many screens need comes with any of them. */
const manyScreens = 10;

/** Words that nearly every later screen needs come together, and so do those of its forms. */
const wordGroups = {
  common: ['app', 'app-errors'],
  forms: ['choices', 'field-errors'],
};

/**
 * Puts all the code below the login page's root into one file, and what many screens share into another. Left alone, the
 * bundler cuts a file for each set of screens that share something: dozens of small ones, each with its own request and
 * less for the compression to work with.
 */
export function fewChunks(appFolder: string): ChunkGroup[] {
  const rootId = idOf(path.join(appFolder, root));
  const screenIds = globSync('screens/*/*-screen.tsx', { cwd: appFolder }).map((file) =>
    idOf(path.join(appFolder, file)),
  );
  let login: ReadonlySet<string> | null = null;
  let shared: ReadonlySet<string> | null = null;
  const loginModules = (graph: ModuleGraph) => (login ??= reachedFrom(rootId, graph));
  return [
    {
      debugName: 'login',
      name: (id, graph) =>
        loginModules(graph).has(id) && id !== rootId && !id.includes('.css') ? 'login' : null,
    },
    {
      debugName: 'words',
      name: (id) => {
        const [, language, namespace = ''] = /\/messages\/([a-z]+-[A-Z]+)\/([a-z-]+)\.ts$/.exec(id) ?? [];
        const group = Object.entries(wordGroups).find(([, names]) => names.includes(namespace))?.[0];
        return group === undefined ? null : `${group}-${language}`;
      },
    },
    {
      debugName: 'shared',
      name: (id, graph) => {
        shared ??= reachedByMany(screenIds, loginModules(graph), graph);
        return shared.has(id) ? 'shared' : null;
      },
    },
  ];
}

function reachedByMany(
  screenIds: readonly string[],
  atHand: ReadonlySet<string>,
  graph: ModuleGraph,
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const screenId of screenIds) {
    for (const id of reachedFrom(screenId, graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const many = [...counts].filter(([id, count]) => count >= manyScreens && !atHand.has(id));
  return new Set(many.map(([id]) => id));
}

function reachedFrom(rootId: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [rootId];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

function idOf(file: string): string {
  return file.split(path.sep).join('/');
}
