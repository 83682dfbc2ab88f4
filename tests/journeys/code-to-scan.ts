import type { Browser, Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { openPhone } from './phone.ts';
import { waitForRoute } from './story.ts';

/** What a camera that is held before the screen reads there. */
export async function scan(page: Page): Promise<string> {
  const { data, info } = await sharp(await page.locator('main:visible svg.qr-code').screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** The partner's page as it opens from a scanned code. */
export async function payOnAnotherPhone(browser: Browser, address: string): Promise<void> {
  const other = await openPhone(browser);
  await other.page.goto(address);
  await other.page.locator('button[name="outcome"][value="success"]').click();
  await waitForRoute(other.page, 'KSResult');
  await other.close();
}
