import type { PhotoStore } from '../../ports/photo-store.ts';
import type { ObjectStore } from './object-store.ts';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const idPattern = new RegExp(`^${uuid}$`, 'i');
const keyPattern = new RegExp(`^photos/(${uuid})/(${uuid})$`, 'i');

/** Sealed photos as objects of a bucket, under customer and photo; an object appears whole or not at all. */
export function createPhotoObjects(objects: ObjectStore): PhotoStore {
  return {
    keep: async (customerId, photoId, sealed) => objects.put(keyOf(customerId, photoId), sealed),
    read: async (customerId, photoId) => objects.get(keyOf(customerId, photoId)),
    has: async (customerId, photoId) => {
      const wanted = keyOf(customerId, photoId);
      for await (const key of objects.list(wanted)) if (key === wanted) return true;
      return false;
    },
    removeAll: async (customerId) => {
      for await (const key of objects.list(folderOf(customerId))) await objects.remove(key);
    },
    list: async function* () {
      for await (const key of objects.list('photos/')) {
        const [, customerId, photoId] = keyPattern.exec(key) ?? [];
        if (customerId !== undefined && photoId !== undefined) yield { customerId, photoId };
      }
    },
  };
}

function folderOf(customerId: string): string {
  if (!idPattern.test(customerId)) throw new RangeError('photos are kept under an id');
  return `photos/${customerId}/`;
}

function keyOf(customerId: string, photoId: string): string {
  if (!idPattern.test(photoId)) throw new RangeError('a photo is named by two ids');
  return folderOf(customerId) + photoId;
}
