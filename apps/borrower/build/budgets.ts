import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@luwag/contract/language';
import { smallestBrotli } from './smallest-brotli.ts';
import type { RouteFileNames, StartChunks } from './manifest.ts';

const loginBudgetBytes = 75_000;
const routeBudgetBytes = 20_000;

/** Bytes (brotli) of all JavaScript of the login route; fails the build when they outgrow their limit. */
export async function checkLoginBudget(
  output: string,
  chunks: StartChunks,
  language: string,
): Promise<number> {
  const total = await weigh(output, [chunks.entry, ...chunks.others]);
  if (total > loginBudgetBytes) {
    throw new Error(
      `Login route in ${language} has ${total} bytes of JavaScript, more than ${loginBudgetBytes}`,
    );
  }
  return total;
}

/**
 * The route with the most JavaScript (brotli) that the login route has not brought; fails the build when one outgrows its
 * limit. Code is the same in every language, and words come with the page.
 */
export async function checkRouteBudgets(
  output: string,
  routes: Readonly<Record<string, Partial<Record<Language, RouteFileNames>>>>,
  login: StartChunks,
): Promise<{ address: string; bytes: number }> {
  const atHand = new Set([login.entry, ...login.others]);
  let heaviest = { address: '', bytes: 0 };
  for (const [address, byLanguage] of Object.entries(routes)) {
    const scripts = byLanguage['en-US']?.scripts ?? [];
    const bytes = await weigh(
      output,
      scripts.filter((file) => !atHand.has(file)),
    );
    if (bytes > routeBudgetBytes) {
      throw new Error(
        `${address} has ${bytes} bytes of JavaScript beyond the login route, more than ${routeBudgetBytes}`,
      );
    }
    if (bytes > heaviest.bytes) heaviest = { address, bytes };
  }
  return heaviest;
}

const knownWeights = new Map<string, number>();

async function weigh(output: string, files: readonly string[]): Promise<number> {
  let total = 0;
  for (const file of files) {
    const bytes = knownWeights.get(file) ?? smallestBrotli(await readFile(path.join(output, file))).length;
    knownWeights.set(file, bytes);
    total += bytes;
  }
  return total;
}
