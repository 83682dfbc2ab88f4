import path from 'node:path';

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** What the login page runs; it stays apart, because it is asked for by its own name. */
const root = 'app/main.tsx';

/**
 * Puts all the code below the login page's root into one file. Left alone, the bundler cuts it into one file for each
 * set of screens that share it: a dozen small ones, each with its own request and less for the compression to work with.
 */
export function loginChunk(appFolder: string) {
  const rootId = path.join(appFolder, root).split(path.sep).join('/');
  let reached: ReadonlySet<string> | null = null;
  return {
    debugName: 'login',
    name: (id: string, graph: ModuleGraph): string | null => {
      reached ??= reachedFrom(rootId, graph);
      return reached.has(id) && id !== rootId && !id.includes('.css') ? 'login' : null;
    },
  };
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
