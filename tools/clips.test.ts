import { guideNames } from '@luwag/contract/guide-names';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@luwag/contract/language';
import { expect, test } from 'vitest';
import { guideDrawings, guideSteps } from '../apps/borrower/components/guide-picture/guide-drawings.ts';
import clipFacts from '../apps/borrower/screens/video-index/clip-facts.json' with { type: 'json' };
import { clipCaptions, secondsPerStep } from './clip-captions.ts';

const folder = path.join(import.meta.dirname, '../apps/borrower/public/clips');

test.each(guideNames)(
  'the clip %s is short and small, and the page says how long and how large',
  async (name) => {
    const { size } = await stat(path.join(folder, `${name}.mp4`));
    expect(size).toBeLessThanOrEqual(300_000);
    expect(clipFacts[name].kilobytes).toBe(Math.ceil(size / 1000));
    expect(clipFacts[name].seconds).toBeLessThanOrEqual(60);
    expect(clipFacts[name].seconds).toBe(guideSteps.length * secondsPerStep);
    expect(guideDrawings[name]).toHaveLength(guideSteps.length);
  },
);

test.each(guideNames.flatMap((name) => languages.map((language) => [name, language] as const)))(
  'the captions of %s say what the guide says, in %s (node tools/draw-clips.ts writes them anew)',
  async (name, language) => {
    const captions = await readFile(path.join(folder, `${name}.${language}.vtt`), 'utf8');
    expect(captions).toBe(clipCaptions(name, language));
  },
);

test('all clips together stay below 2 MB', async () => {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
});
