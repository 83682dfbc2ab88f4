import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { architectureDiagram } from './architecture-arrows.ts';
import { projectFolder, readSourceFiles } from './source-files.ts';

it('ARCHITECTURE.md shows the imports that there are', () => {
  const page = readFileSync(path.join(projectFolder, 'ARCHITECTURE.md'), 'utf8');
  expect(page).toContain(architectureDiagram(readSourceFiles()));
});

it('an import that is new is a new arrow; a test and a package draw none', () => {
  const diagram = architectureDiagram([
    {
      path: 'apps/console/app/a.ts',
      text: "import { one } from '@luwag/contract/fields';\nimport pg from 'pg';",
    },
    { path: 'apps/console/app/a.test.ts', text: "import { one } from '../../api/http/a.ts';" },
    { path: 'apps/api/http/a.ts', text: "import { one } from '../use-cases/write.ts';" },
  ]);
  expect(diagram.split('\n').filter((line) => line.includes('-->'))).toEqual([
    '  console --> contract',
    '  http --> use-cases',
  ]);
});
