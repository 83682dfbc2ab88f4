import path from 'node:path';

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** What the login page runs: its frame and its screen. They stay apart, because each is asked for by its own name. */
const roots = ['app/main.tsx', 'screens/start/start-screen.tsx'];

/**
 * Puts all the code below the login page's two roots into one file. Left alone, the bundler cuts it into one file for each
 * set of screens that share it: a dozen small ones, each with its own request and less for the compression to work with.
 */
export function loginChunk(appFolder: string) {
  const rootIds = roots.map((root) => path.join(appFolder, root).split(path.sep).join('/'));
  let reached: ReadonlySet<string> | null = null;
  return {
    debugName: 'login',
    name: (id: string, graph: ModuleGraph): string | null => {
      reached ??= reachedFrom(rootIds, graph);
      return reached.has(id) && !rootIds.includes(id) && !id.includes('.css') ? 'login' : null;
    },
  };
}

function reachedFrom(rootIds: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...rootIds];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
