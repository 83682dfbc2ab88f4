import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file of the project: its path from the project's folder, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

export const projectFolder = path.dirname(import.meta.dirname);

/** What no rule looks into: brought, built or written at run time. */
const passedOver = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.runtime',
  '.cache',
  'coverage',
  'test-results',
]);
/** What script/screens writes; folders inside the project have this name too. */
const pictures = 'screens';
const readable = /\.(ts|tsx|css|sql|html|json|md|sh)$|^(script|\.ci)\/\w+$/;

export function readSourceFiles(folder: string = projectFolder): readonly SourceFile[] {
  return pathsBelow(folder, '')
    .filter((file) => readable.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(folder, file), 'utf8') }));
}

function pathsBelow(folder: string, prefix: string): string[] {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    const below = path.posix.join(prefix, entry.name);
    if (below === pictures) return [];
    return entry.isDirectory() ? pathsBelow(folder, below) : [below];
  });
}

export function isTest(file: string): boolean {
  return /\.(test|spec|clock|conformance)\.tsx?$/.test(file) || file.startsWith('tests/');
}
