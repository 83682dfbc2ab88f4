import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = import.meta.dirname;
const output = path.join(root, 'dist');

const startedAtMs = performance.now();
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  base: '/console/',
  plugins: [react()],
  // A data: address in a stylesheet is forbidden by the content security policy.
  build: { outDir: output, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
await compressAssets(path.join(output, 'assets'));
console.log(`console built in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`);

async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = await readFile(file);
      await writeFile(`${file}.br`, brotliCompressSync(bytes));
      await writeFile(`${file}.gz`, gzipSync(bytes));
    }),
  );
}
