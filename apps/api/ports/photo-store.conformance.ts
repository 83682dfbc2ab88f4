import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PhotoStore } from './photo-store.ts';

const bytes = (text: string) => Buffer.from(text);

/** What every store of photos must do; each adapter runs it. */
export function describePhotoStore(name: string, prepare: () => Promise<PhotoStore>): void {
  describe(`photo store ${name}`, () => {
    test('gives back the very bytes, to who asks with both ids', async () => {
      const photos = await prepare();
      const [customerId, photoId] = [randomUUID(), randomUUID()];
      const sealed = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
      await photos.keep(customerId, photoId, sealed);
      expect((await photos.read(customerId, photoId))?.equals(sealed)).toBe(true);
      expect(await photos.read(randomUUID(), photoId)).toBeNull();
      expect(await photos.read(customerId, randomUUID())).toBeNull();
      expect(await photos.has(customerId, photoId)).toBe(true);
      expect(await photos.has(customerId, randomUUID())).toBe(false);
    });

    test('keeps the newest bytes of a photo', async () => {
      const photos = await prepare();
      const [customerId, photoId] = [randomUUID(), randomUUID()];
      await photos.keep(customerId, photoId, bytes('under the old key'));
      await photos.keep(customerId, photoId, bytes('under the new one'));
      expect(String(await photos.read(customerId, photoId))).toBe('under the new one');
    });

    test('keeps a photo whole where several servers keep it at once', async () => {
      const photos = await prepare();
      const [customerId, photoId] = [randomUUID(), randomUUID()];
      const versions = Array.from({ length: 8 }, (_, index) => Buffer.alloc(200_000, index));
      await Promise.all(versions.map((version) => photos.keep(customerId, photoId, version)));
      const kept = await photos.read(customerId, photoId);
      expect(versions.filter((version) => kept !== null && version.equals(kept))).toHaveLength(1);
    });

    test('takes all of one customer away and nothing of another', async () => {
      const photos = await prepare();
      const [leaving, staying, photoId] = [randomUUID(), randomUUID(), randomUUID()];
      for (const id of [photoId, randomUUID()]) await photos.keep(leaving, id, bytes('a face'));
      await photos.keep(staying, photoId, bytes('another face'));
      await photos.removeAll(leaving);
      await photos.removeAll(leaving);
      expect(await photos.read(leaving, photoId)).toBeNull();
      expect(String(await photos.read(staying, photoId))).toBe('another face');
    });

    test('lists every photo once', async () => {
      const photos = await prepare();
      const customerId = randomUUID();
      const photoIds = Array.from({ length: 5 }, () => randomUUID());
      for (const photoId of photoIds) await photos.keep(customerId, photoId, bytes('a face'));
      const own: string[] = [];
      for await (const photo of photos.list()) if (photo.customerId === customerId) own.push(photo.photoId);
      expect(own.toSorted()).toEqual(photoIds.toSorted());
    });

    test.each(['..', '', 'a/b', `${randomUUID()}/`])('refuses a name that is no id: "%s"', async (bad) => {
      const photos = await prepare();
      await expect(photos.keep(bad, randomUUID(), bytes('x'))).rejects.toThrow(RangeError);
      await expect(photos.keep(randomUUID(), bad, bytes('x'))).rejects.toThrow(RangeError);
      await expect(async () => photos.read(randomUUID(), bad)).rejects.toThrow(RangeError);
      await expect(async () => photos.removeAll(bad)).rejects.toThrow(RangeError);
    });
  });
}
