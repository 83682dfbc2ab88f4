import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
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
