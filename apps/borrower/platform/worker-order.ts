/** What a page tells its service worker: keep the files that are missing, or replace the version before. */
export type WorkerOrder = 'keep' | 'takeOver';
