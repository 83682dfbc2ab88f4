import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describePhotoParts } from '../../ports/photo-parts.conformance.ts';
import { describePhotoStore } from '../../ports/photo-store.conformance.ts';
import { createPhotoFiles } from './photo-files.ts';
import { createPhotoPartFiles } from './photo-part-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-photos-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describePhotoStore('on disk', async () => createPhotoFiles(folder));
describePhotoParts('on disk', async () => createPhotoPartFiles(folder));

test('a photo that is sealed anew keeps its owner, group and mode, so that the servers still read it', async () => {
  const photos = createPhotoFiles(folder);
  const [customerId, photoId] = [randomUUID(), randomUUID()];
  const file = path.join(folder, 'photos', customerId, photoId);
  await photos.keep(customerId, photoId, Buffer.from('under the old key'));
  const nobody = 65_534;
  if (process.getuid?.() === 0) await chown(file, nobody, nobody);
  await chmod(file, 0o640);
  const { uid, gid, mode } = await stat(file);
  await photos.keep(customerId, photoId, Buffer.from('under the new one'));
  expect(await stat(file)).toMatchObject({ uid, gid, mode });
});
