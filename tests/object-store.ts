import { randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { ObjectStoreSettings } from '../apps/api/photo-store-settings.ts';

export type TestObjectStore = ObjectStoreSettings & { stop: () => Promise<void> };

/** An S3-compatible store on a loopback port of its own, with one bucket. It checks signatures. */
export async function startObjectStore(): Promise<TestObjectStore> {
  const directory = await mkdtemp(path.join(tmpdir(), 'luwag-bucket-'));
  const bucket = 'photos-of-luwag';
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket }],
  });
  writeWhole(store.store);
  const { port } = await store.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-southeast-1',
    bucket,
    // The store knows this one key.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    stop: async () => {
      store.httpServer.closeAllConnections();
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * A real store makes an object appear whole, and the last of several writers wins. This one writes into the very file that others
 * read and write, so that it is given a file aside for each write, and one write at a time.
 */
function writeWhole(files: S3rver['store']): void {
  const putObject = files.putObject.bind(files);
  const putContent = files.putContent.bind(files);
  let last: Promise<unknown> = Promise.resolve();
  files.putObject = async (object) => {
    const written = last.then(() => putObject(object));
    last = written.catch(() => undefined);
    return written;
  };
  files.putContent = async (objectPath, content) => {
    const aside = `${objectPath}.${randomUUID()}`;
    const kept = await putContent(aside, content);
    await rename(aside, objectPath);
    return kept;
  };
}
