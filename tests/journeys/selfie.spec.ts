import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { writeFilm } from '../camera-film.ts';
import { cardOf, noFace, type Pose, poseOf } from '../face-pictures.ts';
import { photoFiles } from './application.ts';
import { lookInBothSchemes } from './look.ts';
import { openPhone, startChromium } from './phone.ts';
import { logIn } from './story.ts';

/* Photos by a browser's own camera, which plays a film of a real face; and from files, where there is no camera. */

/** The models take their time where other tests run beside. */
const modelLimitMs = 60_000;

let folder: string;
let film: string;
let browser: Browser;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-film-'));
  film = path.join(folder, 'film.mjpeg');
  await playCard();
  browser = await startChromium({ film });
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

/** The camera opens its film each time it is turned on. */
async function playCard(): Promise<void> {
  await writeFilm(film, [{ picture: await cardOf('collins'), seconds: 1, band: 'light' }]);
}

/** A face that looks straight ahead and then does something, again and again, so that three frames 0.9 seconds apart show it. */
async function playFace(pose: Pose): Promise<void> {
  await writeFilm(film, [
    { picture: await poseOf('collins', 'straight'), seconds: 1.6, band: 'light' },
    { picture: await poseOf('collins', pose), seconds: 3, band: 'dark' },
  ]);
}

const capture = (page: Page) => page.locator('main:visible .photo-capture');
const primary = (page: Page) => capture(page).locator('button.button-primary');

/** Until the band above the picture has turned light: the face looks straight ahead from now on, for a while. */
async function untilStraight(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const video = document.querySelector('video');
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    if (video === null || video.videoWidth === 0 || context === null) return false;
    context.drawImage(video, 0, 0, 20, 20, 0, 0, 1, 1);
    const isLight = (context.getImageData(0, 0, 1, 1).data[0] ?? 0) > 128;
    const { wasLight } = video.dataset;
    video.dataset['wasLight'] = String(isLight);
    return isLight && wasLight === 'false';
  });
}

/** Chooses a file; a photo that seems good is sent at once, another is looked at first. */
async function sendFile(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  const kind = await capture(page).getAttribute('id');
  await capture(page).locator('input[type="file"]').last().setInputFiles(file);
  await page.waitForFunction((before) => {
    const shown = document.querySelector('main .photo-capture');
    return (
      shown?.id !== before || shown.querySelector('.photo-sending, .photo-picture, .stored-photo') !== null
    );
  }, kind);
  const lookedAt = capture(page).locator('.photo-picture');
  if ((await lookedAt.count()) > 0) await primary(page).click();
}

/** The camera's own photo: sent at once, or looked at first. */
async function untilSent(page: Page, next: string): Promise<void> {
  await page.locator('video').waitFor({ state: 'detached' });
  if ((await capture(page).locator('.photo-picture').count()) > 0) await primary(page).click();
  await untilStep(page, next);
}

/** A photo of the ID leads on once it has arrived. */
const untilStep = (page: Page, step: string) => page.waitForURL(`**/identityInfo?step=${step}`);

/** Runs in the page: what this borrower is to do before the camera. */
async function askedActions(): Promise<readonly string[]> {
  const { state } = JSON.parse(localStorage.getItem('luwag-core') ?? '') as {
    state: { publicData: { token: string } };
  };
  const headers = { authorization: `Bearer ${state.publicData.token}` };
  const profile = await (await fetch('/api/profile', { headers })).json();
  return (profile as { selfieCheck: { actions: string[] } }).selfieCheck.actions;
}

test('an ID and a face before the camera pass at once, and the camera is off afterwards', async () => {
  const phone = await openPhone(browser);
  const { page } = phone;
  const look = (name: string) => lookInBothSchemes(page, name);
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(globalThis, { openedTracks: tracks });
  });
  const tracks = () =>
    page.evaluate(() =>
      (globalThis as unknown as { openedTracks: MediaStreamTrack[] }).openedTracks.map(
        ({ readyState }) => readyState,
      ),
    );
  await logIn(page, newPhone());
  await page.goto('/identityInfo?step=idFront');
  await primary(page).click();
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  await look('the card before the camera');
  await capture(page).locator('.live-camera-shutter').click();
  await untilSent(page, 'idBack');
  expect(await tracks()).toEqual(['ended']);
  await sendFile(page, (await photoFiles()).idBack);
  await untilStep(page, 'check');

  await page.goto('/identityInfo?step=selfie');
  const [asked] = await page.evaluate(askedActions);
  await playFace(asked === 'blink' ? 'closed' : (asked as Pose));
  await primary(page).click();
  await untilStraight(page);
  await capture(page).locator('.live-camera-shutter').click();
  await capture(page)
    .getByText(asked === 'blink' ? 'Now close your eyes' : `Now slowly turn your head to your ${asked}`)
    .waitFor();
  await look(`what is asked: ${asked}`);
  await page.locator('video').waitFor({ state: 'detached' });
  expect(await tracks()).toEqual(['ended']);
  if ((await capture(page).locator('.photo-picture').count()) > 0) await primary(page).click();
  await page.getByText('Your selfie matches your ID.').waitFor({ timeout: modelLimitMs });
  await page.getByText('The camera is off').waitFor();
  await look('the match');
  await page.getByRole('button', { name: 'OK, got it' }).click();
  expect(await page.getByText('The camera is off').count()).toBe(0);
  await page.locator('main:visible .screen-actions button.button-primary').waitFor();

  // A file afterwards says nothing about who holds the phone, so a person compares it.
  await page.getByRole('button', { name: 'Take it again' }).click();
  await sendFile(page, (await photoFiles()).selfie);
  await page.getByText('Our team will check it.').waitFor({ timeout: modelLimitMs });
  expect(phone.noise).toEqual([]);
  await phone.close();
});

test('who refuses the camera finishes with files, over a line that breaks', async () => {
  const refusing = await startChromium({ film, isAllowed: false });
  const phone = await openPhone(refusing);
  const { page } = phone;
  const look = (name: string) => lookInBothSchemes(page, name);
  const files = await photoFiles();
  await logIn(page, newPhone());
  await page.goto('/identityInfo?step=idFront');
  await primary(page).click();
  await page.getByText('The camera is blocked for this page').waitFor();
  await look('a blocked camera');

  // The line breaks under the first try.
  let tries = 0;
  await page.route('**/api/photos/**/content?*', async (route) => {
    if (route.request().method() === 'PATCH') tries += 1;
    await (tries === 1 ? route.abort('connectionreset') : route.continue());
  });
  await sendFile(page, files.idFront);
  await page
    .getByText(/The connection dropped at \d+ of \d+ kB/)
    .first()
    .waitFor();
  await look('a line that broke');
  await untilStep(page, 'idBack');
  expect(tries).toBe(2);

  await page.goto('/identityInfo?step=selfie');
  const noFaceThere = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await noFace() };
  await sendFile(page, noFaceThere);
  await expect
    .poll(() => page.locator('main:visible [role="alert"]').first().textContent(), { timeout: modelLimitMs })
    .toContain('We can’t see a face.');
  expect(await capture(page).locator('.stored-photo').count()).toBe(0);
  await look('a fault');
  await sendFile(page, files.selfie);
  await page.getByText('Our team will check it.').waitFor({ timeout: modelLimitMs });
  await page.locator('main:visible .screen-actions button.button-primary').waitFor();
  expect(phone.noise).toEqual([]);
  await phone.close();
  await refusing.close();
});
