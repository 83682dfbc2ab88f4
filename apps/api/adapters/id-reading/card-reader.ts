import type { CardReader } from '../../ports/card-reader.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { createCodeReader } from './code-reader.ts';
import { createTesseractReader } from './tesseract-reader.ts';

/** Reads an ID by its code, its lines for machines and its print, on threads that are brought when they are needed. */
export function createCardReader({ now }: { now: () => number }): CardReader & { stop: () => Promise<void> } {
  const texts = createTesseractReader();
  const codes = createCodeReader();
  return {
    readCard: async (jpeg, side) => {
      const code = await codes.readCode(jpeg).catch(nothingWhereUnavailable);
      // Most cards have no such code, and then its rules are not needed either.
      const said = code === null ? null : (await import('./philsys-code.ts')).philsysIdentity(code);
      if (said !== null || side === 'back') return { lines: [], encoded: said };
      const lines = await texts.readLines(jpeg);
      const { machineZoneIdentity } = await import('./machine-zone.ts');
      return { lines, encoded: machineZoneIdentity(lines, new Date(now()).getUTCFullYear()) };
    },
    stop: async () => {
      await Promise.all([texts.stop(), codes.stop()]);
    },
  };
}

/** The print can be read where the code cannot. */
function nothingWhereUnavailable(error: unknown): null {
  if (error instanceof Unavailable) return null;
  throw error;
}
