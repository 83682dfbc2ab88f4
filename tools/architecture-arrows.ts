import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, isImportRuled, resolveOwn } from './import-rules.ts';
import { projectFolder, readSourceFiles, type SourceFile } from './source-files.ts';

/** The parts of the product in the diagram of ARCHITECTURE.md, from the outside in, each with the start of its paths. */
const parts = {
  borrower: 'apps/borrower/',
  console: 'apps/console/',
  http: 'apps/api/http/',
  jobs: 'apps/api/jobs/',
  sandbox: 'apps/api/sandbox/',
  adapters: 'apps/api/adapters/',
  'use-cases': 'apps/api/use-cases/',
  texts: 'apps/api/texts/',
  ports: 'apps/api/ports/',
  simulation: 'packages/simulation/',
  contract: 'packages/contract/',
  'loan-engine': 'packages/loan-engine/',
} as const;

/** Returns the mermaid diagram of the imports between the parts. Tests and the files that wire the parts are left out. */
export function architectureDiagram(files: readonly SourceFile[]): string {
  const arrows = new Set(files.filter((file) => isImportRuled(file.path)).flatMap((file) => arrowsOf(file)));
  const names = Object.keys(parts);
  const sorted = names.flatMap((from) =>
    names.map((to) => `${from} --> ${to}`).filter((arrow) => arrows.has(arrow)),
  );
  return ['```mermaid', 'flowchart TD', ...sorted.map((arrow) => `  ${arrow}`), '```'].join('\n');
}

function arrowsOf({ path: file, text }: SourceFile): readonly string[] {
  const from = partOf(file);
  return importsOf(text).flatMap((specifier) => {
    if (!specifier.startsWith('.') && !specifier.startsWith('@luwag/')) return [];
    const to = partOf(resolveOwn(file, specifier));
    return from === undefined || to === undefined || from === to ? [] : [`${from} --> ${to}`];
  });
}

function partOf(file: string): string | undefined {
  return Object.entries(parts).find(([, start]) => file.startsWith(start))?.[0];
}

if (import.meta.main) {
  const page = path.join(projectFolder, 'ARCHITECTURE.md');
  const diagram = architectureDiagram(readSourceFiles());
  writeFileSync(page, readFileSync(page, 'utf8').replace(/```mermaid\n[\s\S]*?```/, diagram));
}
