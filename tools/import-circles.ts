import path from 'node:path';
import { importsOf } from './import-rules.ts';
import { isTest, type SourceFile } from './source-files.ts';

/* Feature folders inside a layer import one another one way only, so that each can be read after those below it. */

type Arrow = { from: string; to: string; file: string };

/** The circles of imports between the folders of a layer, each named by one import of it. Test files are left out. */
export function importCircles(files: readonly SourceFile[], layer: string): readonly string[] {
  const arrows = files.flatMap((file) => arrowsOf(file, layer));
  return arrows
    .filter(({ from, to }) => isReached(arrows, to, from))
    .map(({ from, to, file }) => `${file}: ${from} imports ${to}, which leads back to ${from}`);
}

function arrowsOf({ path: file, text }: SourceFile, layer: string): readonly Arrow[] {
  if (!file.startsWith(layer) || !/\.tsx?$/.test(file) || isTest(file)) return [];
  const from = folderWithin(file, layer);
  return importsOf(text).flatMap((specifier) => {
    if (!specifier.startsWith('.')) return [];
    const target = path.posix.join(path.posix.dirname(file), specifier);
    const to = folderWithin(target, layer);
    return target.startsWith(layer) && to !== from ? [{ from, to, file }] : [];
  });
}

/** The folder of a file inside the layer; a file beside the folders stands for itself. */
function folderWithin(file: string, layer: string): string {
  return file.slice(layer.length).split('/', 1)[0] ?? '';
}

function isReached(arrows: readonly Arrow[], start: string, goal: string): boolean {
  const reached = new Set([start]);
  for (const folder of reached) for (const { from, to } of arrows) if (from === folder) reached.add(to);
  return reached.has(goal);
}
