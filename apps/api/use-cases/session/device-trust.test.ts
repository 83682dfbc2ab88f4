import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPersonalData } from '../../adapters/personal-data/personal-data.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { deviceWaitsUntil } from './device-trust.ts';
import { markNameOf, withDeviceMark } from './known-device.ts';

const personalData = createPersonalData({
  dataKeys: [{ keyId: 1, key: randomBytes(32) }],
  indexKey: randomBytes(32),
});
const dayMs = 86_400_000;
const now = Date.UTC(2026, 10, 21, 4);
const phone = '9551234567';

/** Whether the browser of a first log-in waits, where the application came from another system weeks before. */
function waitsAtFirstLogIn(deviceGeneration: number): boolean {
  const customerId = randomUUID();
  const decidedAt = now - 30 * dayMs;
  const owned = {
    customer: {
      customerId,
      phoneSealed: personalData.seal(sealPlaces.phone(customerId), phone),
      deviceGeneration,
      logInConsents: [{ textVersion: '1', language: 'en-US', givenAt: new Date(now).toISOString() }],
    },
    applications: [{ status: 'approved', decidedAt, submittedAt: decidedAt, consents: {} }],
  } as unknown as Parameters<typeof deviceWaitsUntil>[1];
  const device = withDeviceMark(personalData, null, markNameOf(phone, { deviceGeneration }), now);
  return deviceWaitsUntil({ personalData, now: () => now }, owned, device) !== null;
}

test('somebody who came from another system moves money on the day of their first log-in', () => {
  expect(waitsAtFirstLogIn(0)).toBe(false);
});

test('where their number was changed before they ever logged in, their first browser waits a day', () => {
  expect(waitsAtFirstLogIn(1)).toBe(true);
});
