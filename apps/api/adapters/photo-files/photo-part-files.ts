import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoPart, PhotoParts, PhotoUpload } from '../../ports/photo-parts.ts';
import { readableOrNull } from '../files/readable-or-null.ts';
import { replaceFile } from '../files/replace-file.ts';

const uploadName = /^(\d{1,16})-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const partName = /^(\d{1,9})-(\d{1,9})$/;

/** Sealed parts as files below the data folder; the folder of a photo is named for the moment its link ends. */
export function createPhotoPartFiles(dataFolder: string): PhotoParts {
  const root = path.join(dataFolder, 'photo-parts');
  const folderOf = ({ photoId, expiresAt }: PhotoUpload): string => {
    const name = `${expiresAt}-${photoId}`;
    if (!uploadName.test(name)) throw new RangeError('an upload is named by its end and an id');
    return path.join(root, name);
  };
  const fileOf = (upload: PhotoUpload, { fromByte, toByte }: PhotoPart): string =>
    path.join(folderOf(upload), `${fromByte}-${toByte}`);
  return {
    keep: async (upload, part, sealed) => {
      const file = fileOf(upload, part);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // Two lines may bring the same bytes at once; each writes a file of its own.
      await replaceFile(file, sealed, `${file}.${randomUUID()}`);
    },
    list: async (upload) => {
      const names = (await readableOrNull(readdir(folderOf(upload)))) ?? [];
      return names.flatMap((name) => {
        const [, fromByte, toByte] = partName.exec(name) ?? [];
        return fromByte === undefined ? [] : [{ fromByte: Number(fromByte), toByte: Number(toByte) }];
      });
    },
    read: (upload, part) => readableOrNull(readFile(fileOf(upload, part))),
    forget: (upload) => rm(folderOf(upload), { recursive: true, force: true }),
    forgetEnded: async (now) => {
      for (const name of (await readableOrNull(readdir(root))) ?? []) {
        const endsAt = uploadName.exec(name)?.[1];
        if (endsAt === undefined || Number(endsAt) > now) continue;
        await rm(path.join(root, name), { recursive: true, force: true });
      }
    },
  };
}
