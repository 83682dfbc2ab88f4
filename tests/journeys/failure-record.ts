import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { beforeEach } from 'vitest';

/* What a failed test leaves in test-results/: a picture of each page that was open, and of Chromium the trace of each phone. */

export const failureFolder = path.join(import.meta.dirname, '..', '..', 'test-results');

/** Something that can be pictured while a test runs. */
type Watched = { keep: (file: string) => Promise<void> };
const watched = new Set<Watched>();

/** Without pictures and copies of each page on its way, which would slow every test for the few that fail. */
const recorded = { screenshots: false, snapshots: false, sources: false };

/** From now on until it is closed, a failed test leaves this context's pages and its trace. */
export async function watchContext(context: BrowserContext): Promise<void> {
  await context.tracing.start(recorded);
  const entry: Watched = {
    keep: async (file) => {
      for (const [index, page] of context.pages().entries()) {
        await page.screenshot({ path: `${file}-page-${index + 1}.png`, animations: 'disabled' });
      }
      await context.tracing.stop({ path: `${file}-trace.zip` });
      await context.tracing.start(recorded);
    },
  };
  watched.add(entry);
  context.once('close', () => watched.delete(entry));
}

/** The same for a browser that leaves a picture only; answers how to end it. */
export function watchPicture(takePicture: () => Promise<Buffer>): () => void {
  const entry: Watched = {
    keep: async (file) => writeFile(`${file}-page.png`, await takePicture()),
  };
  watched.add(entry);
  return () => watched.delete(entry);
}

beforeEach(({ onTestFailed, task }) => {
  onTestFailed(async () => {
    await mkdir(failureFolder, { recursive: true });
    const words = [path.basename(task.file.name), task.name]
      .join(' ')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
    for (const [index, entry] of [...watched].entries()) {
      const file = path.join(failureFolder, `${words.slice(0, 90)}-${index + 1}`);
      // A page that has fallen cannot be pictured; the failure itself is what counts.
      await entry.keep(file).catch((cause: unknown) => process.stderr.write(`no record: ${String(cause)}\n`));
    }
  });
});
