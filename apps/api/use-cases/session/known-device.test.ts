import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPersonalData } from '../../adapters/personal-data/personal-data.ts';
import { openTicket, sealTicket } from './challenge-ticket.ts';
import {
  deviceMarkLifeMs,
  isKnownDevice,
  knownSince,
  settledAfterMs,
  withDeviceMark,
} from './known-device.ts';

const newPersonalData = () =>
  createPersonalData({ dataKeys: [{ keyId: 1, key: randomBytes(32) }], indexKey: randomBytes(32) });
const personalData = newPersonalData();
const now = Date.UTC(2026, 10, 21);
const phone = '9171234567';

describe('a known device', () => {
  const mark = withDeviceMark(personalData, null, phone, now);

  it('is known for the number that logged in on it, for a year', () => {
    expect(isKnownDevice(personalData, mark, phone, now)).toBe(true);
    expect(isKnownDevice(personalData, mark, phone, now + deviceMarkLifeMs)).toBe(true);
    expect(isKnownDevice(personalData, mark, phone, now + deviceMarkLifeMs + 1)).toBe(false);
  });

  it('is unknown for another number, without a mark, and with a forged one', () => {
    expect(isKnownDevice(personalData, mark, '9171234568', now)).toBe(false);
    expect(isKnownDevice(personalData, null, phone, now)).toBe(false);
    const later = `${(now + 1).toString(36)}.${mark.split('.')[1] ?? ''}`;
    const foreign = withDeviceMark(newPersonalData(), null, phone, now);
    for (const forged of ['', '.', '~~', 'zz', later, foreign, mark.slice(0, -1)]) {
      expect(isKnownDevice(personalData, forged, phone, now)).toBe(false);
    }
  });

  it('stays known to each of a family sharing it, and carries no number', () => {
    const shared = withDeviceMark(personalData, mark, '9181111111', now + 1);
    expect(isKnownDevice(personalData, shared, phone, now)).toBe(true);
    expect(isKnownDevice(personalData, shared, '9181111111', now)).toBe(true);
    expect(shared).not.toContain(phone);
    const again = withDeviceMark(personalData, shared, phone, now + 2);
    expect(again.split('~')).toHaveLength(2);
  });
});

describe('how long a device has been known', () => {
  const mark = withDeviceMark(personalData, null, phone, now);
  const sinceAfter = (carried: string, at: number) => knownSince(personalData, carried, phone, at);

  it('counts from the first log-in, and another one soon after does not begin it anew', () => {
    expect(sinceAfter(mark, now + 5)).toBe(now);
    const again = withDeviceMark(personalData, mark, phone, now + 60_000);
    expect(sinceAfter(again, now + 60_000)).toBe(now);
  });

  it('is a day at most after each later log-in, which begins the year anew', () => {
    const later = now + deviceMarkLifeMs;
    const renewed = withDeviceMark(personalData, mark, phone, later);
    expect(sinceAfter(renewed, later)).toBe(later - settledAfterMs);
    expect(isKnownDevice(personalData, renewed, phone, later + deviceMarkLifeMs / 2)).toBe(true);
  });

  it('is nothing for who comes back after the year, and begins anew', () => {
    const tooLate = now + deviceMarkLifeMs + 1;
    expect(sinceAfter(mark, tooLate)).toBeNull();
    expect(sinceAfter(withDeviceMark(personalData, mark, phone, tooLate), tooLate)).toBe(tooLate);
  });
});

describe('a challenge ticket', () => {
  const ticket = { phone, binder: 'secret', language: 'hi-IN' as const };
  const sealed = sealTicket(personalData, 'one', ticket);

  it('opens for its own challenge alone', () => {
    expect(openTicket(personalData, 'one', sealed)).toEqual(ticket);
    expect(openTicket(personalData, 'other', sealed)).toBeNull();
  });

  it('is nothing when missing, broken or sealed by someone else', () => {
    const foreign = sealTicket(newPersonalData(), 'one', ticket);
    for (const broken of [null, '', 'AAAA', sealed.slice(0, -4), foreign]) {
      expect(openTicket(personalData, 'one', broken)).toBeNull();
    }
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(phone);
  });
});
