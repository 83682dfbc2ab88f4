import type { ChildProcess } from 'node:child_process';

/** Somebody who breaks a measurement off is not left with the browser and the server that it started. */
export function endWithBench(child: ChildProcess, end: () => void): void {
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
