import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoStore } from '../../ports/photo-store.ts';
import { readableOrNull } from '../files/readable-or-null.ts';
import { replaceFile } from '../files/replace-file.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Sealed photos as files below the data folder, one folder per customer; a file appears whole or not at all. */
export function createPhotoFiles(dataFolder: string): PhotoStore {
  const folderOf = (customerId: string): string => {
    if (!uuid.test(customerId)) throw new RangeError('a folder of photos is named by an id');
    return path.join(dataFolder, 'photos', customerId);
  };
  const fileOf = (customerId: string, photoId: string): string => {
    if (!uuid.test(photoId)) throw new RangeError('a photo is named by two ids');
    return path.join(folderOf(customerId), photoId);
  };
  return {
    keep: async (customerId, photoId, sealed) => {
      const file = fileOf(customerId, photoId);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // Two servers may keep the same photo at once; each writes a file of its own.
      await replaceFile(file, sealed, `${file}.${randomUUID()}`);
    },
    read: (customerId, photoId) => readableOrNull(readFile(fileOf(customerId, photoId))),
    has: async (customerId, photoId) => (await readableOrNull(stat(fileOf(customerId, photoId)))) !== null,
    removeAll: (customerId) => rm(folderOf(customerId), { recursive: true, force: true }),
    list: async function* () {
      const folder = path.join(dataFolder, 'photos');
      for (const customerId of await namesIn(folder)) {
        for (const photoId of await namesIn(path.join(folder, customerId))) yield { customerId, photoId };
      }
    },
  };
}

/** Names of customers or photos; a file that was being written when the server ended is none. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const names = (await readableOrNull(readdir(folder))) ?? [];
  return names.filter((name) => uuid.test(name));
}
