import type { PhotoPart, PhotoParts, PhotoUpload } from '../../ports/photo-parts.ts';
import type { ObjectStore } from './object-store.ts';

const uploadName = /^\d{1,16}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const partName = /\/(\d{1,9})-(\d{1,9})$/;
const endsAtOf = /^photo-parts\/(\d{1,16})-/;

/** Sealed parts as objects of a bucket; the name of a photo's parts begins with the moment its link ends. */
export function createPhotoPartObjects(objects: ObjectStore): PhotoParts {
  return {
    keep: async (upload, part, sealed) => objects.put(keyOf(upload, part), sealed),
    list: async (upload) => {
      const parts: PhotoPart[] = [];
      for await (const key of objects.list(folderOf(upload))) {
        const [, fromByte, toByte] = partName.exec(key) ?? [];
        if (fromByte !== undefined) parts.push({ fromByte: Number(fromByte), toByte: Number(toByte) });
      }
      return parts;
    },
    read: async (upload, part) => objects.get(keyOf(upload, part)),
    forget: async (upload) => {
      for await (const key of objects.list(folderOf(upload))) await objects.remove(key);
    },
    forgetEnded: async (now) => {
      for await (const key of objects.list('photo-parts/')) {
        const endsAt = endsAtOf.exec(key)?.[1];
        if (endsAt !== undefined && Number(endsAt) <= now) await objects.remove(key);
      }
    },
  };
}

function folderOf({ photoId, expiresAt }: PhotoUpload): string {
  const name = `${expiresAt}-${photoId}`;
  if (!uploadName.test(name)) throw new RangeError('an upload is named by its end and an id');
  return `photo-parts/${name}/`;
}

function keyOf(upload: PhotoUpload, { fromByte, toByte }: PhotoPart): string {
  return `${folderOf(upload)}${fromByte}-${toByte}`;
}
