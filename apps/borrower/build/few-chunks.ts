import { globSync } from 'node:fs';
import path from 'node:path';
import * as manifests from '../routing/manifests.ts';
import { folderOf, nameOf, type ScreenManifest } from '../routing/screen-route.ts';

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };
type ChunkGroup = {
  debugName: string;
  name: (id: string, graph: ModuleGraph) => string | null;
};

/** What the login page runs; it stays apart, because it is asked for by its own name. */
const root = 'app/main.tsx';
/** What comes with any later screen: the list of them, and their hydration. */
const withAnyScreen = ['app/screen-files.ts', 'app/later-screen.tsx', 'store/make-rendered-from.ts'];
/** What this many screens of one family need comes with any of them; what more of several families need, with any at all. */
const familyScreens = 4;

/** Family by the screen's folder, as its manifest says; a screen without one stands for itself. */
const families: ReadonlyMap<string, string> = new Map(
  Object.values(manifests).flatMap((route: ScreenManifest) =>
    route.family === undefined ? [] : [[folderOf(nameOf(route)), route.family]],
  ),
);

/** Words that come together: those every page needs with those of the log-in page, those every later one does, and those of the families. */
const wordGroups: Readonly<Record<string, readonly string[]>> = {
  first: ['shell', ...manifests.start.messages],
  common: ['app', 'app-errors', 'all-files'],
  forms: ['choices', 'field-errors'],
  loans: ['lending', 'offer'],
};

/**
 * Puts all the code below the login page's root into one file, what screens of different families share into a second, and
 * what those of one family share into one a family. Left alone, the bundler cuts a file for each set of screens that share
 * something: dozens of small ones, each with its own request and less for the compression to work with.
 */
export function fewChunks(appFolder: string): ChunkGroup[] {
  const rootId = idOf(path.join(appFolder, root));
  const screens = globSync('screens/*/*-screen.tsx', { cwd: appFolder }).map((file) => ({
    folder: path.basename(path.dirname(file)),
    id: idOf(path.join(appFolder, file)),
  }));
  let login: ReadonlySet<string> | null = null;
  let users: ReadonlyMap<string, readonly string[]> | null = null;
  const loginModules = (graph: ModuleGraph) => (login ??= reachedFrom(rootId, graph));
  const withAnyIds = withAnyScreen.map((file) => idOf(path.join(appFolder, file)));
  const placeOfPart = (id: string, graph: ModuleGraph): string | null => {
    if (withAnyIds.includes(id)) return 'shared';
    users ??= usersByModule(screens, graph);
    const own = users.get(id) ?? [];
    if (loginModules(graph).has(id) || own.length < familyScreens) return null;
    const [family = '', ...others] = new Set(own.map(familyOf));
    if (others.length === 0) return family;
    return own.length > familyScreens ? 'shared' : null;
  };
  return [
    {
      debugName: 'login',
      name: (id, graph) =>
        loginModules(graph).has(id) && id !== rootId && !id.includes('.css') ? 'login' : null,
    },
    {
      debugName: 'words',
      name: (id) => {
        const [, language, namespace = ''] =
          /\/messages\/([a-z]+-[A-Z]+)\/([a-z-]+)\.(?:json|ts)$/.exec(id) ?? [];
        const group = Object.entries(wordGroups).find(([, names]) => names.includes(namespace))?.[0];
        return group === undefined ? null : `${group}-${language}`;
      },
    },
    {
      debugName: 'shared',
      name: (id, graph) => (placeOfPart(id, graph) === 'shared' ? 'shared' : null),
    },
    {
      debugName: 'families',
      name: (id, graph) => placeOfPart(id, graph),
    },
  ];
}

/** Where what a screen shares with others of its family goes. */
export function familyOf(folder: string): string {
  return families.get(folder) ?? folder;
}

/** Folders of the screens that need each module. */
function usersByModule(
  screens: readonly { folder: string; id: string }[],
  graph: ModuleGraph,
): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const { folder, id: screenId } of screens) {
    for (const id of reachedFrom(screenId, graph)) users.set(id, [...(users.get(id) ?? []), folder]);
  }
  return users;
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
