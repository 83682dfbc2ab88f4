import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { noFace, type Pose, poseOf } from '../face-pictures.ts';
import { photoFiles } from './application.ts';
import { lookInBothSchemes } from './look.ts';
import { openPhone, startChromium } from './phone.ts';
import { logIn } from './story.ts';

/* The selfie before a camera that plays a real face, which turns when the screen asks for it; and from a file. */

/** The models take their time where other tests run beside. */
const modelLimitMs = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

/** Puts pictures in the place of the camera: a face that turns as soon as the screen asks for it, like a person who reads. */
async function playFace(page: Page): Promise<void> {
  const poses: readonly Pose[] = ['straight', 'left', 'right'];
  const pictures = Object.fromEntries(
    await Promise.all(
      poses.map(async (pose) => {
        const jpeg = await poseOf('collins', pose);
        return [pose, `data:image/jpeg;base64,${jpeg.toString('base64')}`] as const;
      }),
    ),
  );
  await page.addInitScript((sources: Record<string, string>) => {
    const canvas = document.createElement('canvas');
    canvas.width = 720;
    canvas.height = 960;
    const context = canvas.getContext('2d');
    const images = Object.entries(sources).map(([pose, source]) => {
      const image = new Image();
      image.src = source;
      return [pose, image] as const;
    });
    const draw = () => {
      const guide = document.querySelector('.live-camera-guide')?.textContent ?? '';
      const pose = /your (left|right)$/.exec(guide)?.[1] ?? 'straight';
      const image = images.find(([name]) => name === pose)?.[1];
      if (image !== undefined) context?.drawImage(image, 0, 0, 720, 960);
    };
    navigator.mediaDevices.getUserMedia = async () => {
      setInterval(draw, 30);
      return canvas.captureStream(30);
    };
  }, pictures);
}

const selfie = (page: Page) => page.locator('main:visible .photo-capture');

async function sendFile(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await selfie(page).locator('input[type="file"]').last().setInputFiles(file);
  await selfie(page).locator('.photo-picture').waitFor();
  await selfie(page).locator('button.button-primary').click();
}

test('a face that turns before the camera passes at once; a file without a face is told why, and passes to a person in the end', async () => {
  const phone = await openPhone(browser);
  const { page } = phone;
  const look = (name: string) => lookInBothSchemes(page, name);
  await playFace(page);
  await logIn(page, newPhone());
  const files = await photoFiles();
  await page.goto('/identityInfo?step=idFront');
  await selfie(page).waitFor();
  await sendFile(page, files.idFront);
  await selfie(page).locator('.stored-photo img').waitFor();

  await page.goto('/identityInfo?step=selfie');
  const wall = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await noFace() };
  await sendFile(page, wall);
  await expect
    .poll(() => page.locator('main:visible [role="alert"]').first().textContent(), { timeout: modelLimitMs })
    .toContain('We do not see a face.');
  expect(await selfie(page).locator('.stored-photo').count()).toBe(0);
  await look('a fault');

  await selfie(page).locator('.photo-sources button.button-primary').click();
  await selfie(page).locator('.live-camera-shutter').click();
  await selfie(page).getByText('Now turn your head').waitFor();
  await look('the turn');
  await selfie(page).locator('.photo-picture').waitFor();
  await selfie(page).locator('button.button-primary').click();
  await page.getByText('Your selfie matches your ID.').waitFor({ timeout: modelLimitMs });
  await look('the match');
  await page.locator('main:visible .screen-actions button.button-primary').waitFor();

  // A file afterwards says nothing about who holds the phone, so a person compares it.
  await page.getByRole('button', { name: 'Take it again' }).click();
  await sendFile(page, files.selfie);
  await page.getByText('One of us will compare your selfie with your ID.').waitFor({ timeout: modelLimitMs });
  expect(phone.noise).toEqual([]);
  await phone.close();
});
