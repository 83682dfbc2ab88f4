import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { openPhone, startChromium } from './phone.ts';
import { logIn } from './story.ts';

const tipLimitMs = 1_000;

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

test('a photo that cannot be read, or not well, is told of within a second', async () => {
  const phone = await openPhone(browser);
  const { page } = phone;
  await logIn(page, newPhone());
  await page.goto('/identityInfo?step=idFront');
  const input = page.locator('main:visible .photo-capture input[type="file"]').last();
  await input.waitFor({ state: 'attached' });

  const heic = Buffer.concat([
    Buffer.from('0000001866747970686569630000000068656963', 'hex'),
    Buffer.alloc(9_000, 7),
  ]);
  const heicMs = await timed(async () => {
    await input.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic });
    await page.getByText('Most Compatible').waitFor();
  });
  expect(heicMs).toBeLessThan(tipLimitMs);

  // Twelve megapixels of a dull wall, as a phone takes it: too large to send as it is, and nothing to read.
  const wall = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#9a9a92' } })
    .jpeg()
    .toBuffer();
  // The quickest of six: what else a machine is doing can only make it slower.
  const times: number[] = [];
  while (times.length < 6 && !times.some((ms) => ms < tipLimitMs)) {
    times.push(
      await timed(async () => {
        await input.setInputFiles({ name: 'IMG_0002.JPG', mimeType: 'image/jpeg', buffer: wall });
        await page.getByText('It looks blurry').waitFor();
      }),
    );
    await page.getByRole('button', { name: 'Take it again' }).click();
    await page.getByText('It looks blurry').waitFor({ state: 'detached' });
  }
  expect(Math.min(...times)).toBeLessThan(tipLimitMs);
  expect(phone.noise).toEqual([]);
  await phone.close();
});

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
