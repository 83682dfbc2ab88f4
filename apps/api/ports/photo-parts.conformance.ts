import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PhotoPart, PhotoParts } from './photo-parts.ts';

const endsAt = 1_790_000_000_000;
const first: PhotoPart = { fromByte: 0, toByte: 7 };
const second: PhotoPart = { fromByte: 7, toByte: 12 };
const inOrder = (parts: readonly PhotoPart[]) => parts.toSorted((a, b) => a.fromByte - b.fromByte);

const upload = (expiresAt = endsAt) => ({ photoId: randomUUID(), expiresAt });

/** What every store of arriving photos must do; each adapter runs it. */
export function describePhotoParts(name: string, prepare: () => Promise<PhotoParts>): void {
  describe(`photo parts ${name}`, () => {
    test('are kept, listed and read by the bytes they hold', async () => {
      const parts = await prepare();
      const arriving = upload();
      expect(await parts.list(arriving)).toEqual([]);
      await parts.keep(arriving, second, Buffer.from('later'));
      await parts.keep(arriving, first, Buffer.from('earlier'));
      expect(inOrder(await parts.list(arriving))).toEqual([first, second]);
      expect(String(await parts.read(arriving, first))).toBe('earlier');
      expect(await parts.read(arriving, { fromByte: 0, toByte: 8 })).toBeNull();
      expect(await parts.list(upload())).toEqual([]);
    });

    test('are whole where two lines bring the same bytes at once', async () => {
      const parts = await prepare();
      const arriving = upload();
      const sealed = Array.from({ length: 6 }, (_, index) => Buffer.alloc(100_000, index));
      await Promise.all(sealed.map((bytes) => parts.keep(arriving, first, bytes)));
      expect(await parts.list(arriving)).toEqual([first]);
      const kept = await parts.read(arriving, first);
      expect(sealed.filter((bytes) => kept !== null && bytes.equals(kept))).toHaveLength(1);
    });

    test('of one photo are forgotten, and those of another stay', async () => {
      const parts = await prepare();
      const [done, waiting] = [upload(), upload()];
      for (const arriving of [done, waiting]) await parts.keep(arriving, first, Buffer.from('bytes'));
      await parts.forget(done);
      await parts.forget(done);
      expect(await parts.list(done)).toEqual([]);
      expect(await parts.read(done, first)).toBeNull();
      expect(await parts.list(waiting)).toEqual([first]);
    });

    test('of links that have ended are forgotten, and no others', async () => {
      const parts = await prepare();
      const [ended, open] = [upload(endsAt), upload(endsAt + 1)];
      for (const arriving of [ended, open]) await parts.keep(arriving, first, Buffer.from('bytes'));
      await parts.forgetEnded(endsAt - 1);
      expect(await parts.list(ended)).toEqual([first]);
      await parts.forgetEnded(endsAt);
      expect(await parts.list(ended)).toEqual([]);
      expect(await parts.list(open)).toEqual([first]);
    });

    test.each(['..', 'a/b', ''])('refuse an upload whose name is no id: "%s"', async (photoId) => {
      const parts = await prepare();
      const bad = { photoId, expiresAt: endsAt };
      await expect(async () => parts.keep(bad, first, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(async () => parts.list(bad)).rejects.toThrow(RangeError);
    });
  });
}
