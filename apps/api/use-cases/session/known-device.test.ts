import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPersonalData } from '../../adapters/personal-data/personal-data.ts';
import { openTicket, sealTicket } from './challenge-ticket.ts';
import {
  deviceMarkLifeMs,
  knownSince,
  markNameOf,
  settledAfterMs,
  withDeviceMark,
  withRenamedMark,
} from './known-device.ts';

const newPersonalData = () =>
  createPersonalData({ dataKeys: [{ keyId: 1, key: randomBytes(32) }], indexKey: randomBytes(32) });
const personalData = newPersonalData();
const now = Date.UTC(2026, 10, 21);
const phone = '9171234567';
const isKnown = (carried: string | null, name: string, at: number) =>
  knownSince(personalData, carried, name, at) !== null;

describe('a known device', () => {
  const mark = withDeviceMark(personalData, null, phone, now);

  it('is known for the number that logged in on it, for a year', () => {
    expect(isKnown(mark, phone, now)).toBe(true);
    expect(isKnown(mark, phone, now + deviceMarkLifeMs)).toBe(true);
    expect(isKnown(mark, phone, now + deviceMarkLifeMs + 1)).toBe(false);
  });

  it('is unknown for another number, without a mark, and with a forged one', () => {
    expect(isKnown(mark, '9171234568', now)).toBe(false);
    expect(isKnown(null, phone, now)).toBe(false);
    const later = `${(now + 1).toString(36)}.${mark.split('.')[1] ?? ''}`;
    const foreign = withDeviceMark(newPersonalData(), null, phone, now);
    for (const forged of ['', '.', '~~', 'zz', later, foreign, mark.slice(0, -1)]) {
      expect(isKnown(forged, phone, now)).toBe(false);
    }
  });

  it('stays known to each of a family sharing it, and carries no number', () => {
    const shared = withDeviceMark(personalData, mark, '9181111111', now + 1);
    expect(isKnown(shared, phone, now)).toBe(true);
    expect(isKnown(shared, '9181111111', now)).toBe(true);
    expect(shared).not.toContain(phone);
    const again = withDeviceMark(personalData, shared, phone, now + 2);
    expect(again.split('~')).toHaveLength(2);
  });
});

describe('a mark that is moved to another name', () => {
  const name = markNameOf(phone, { deviceGeneration: 0 });
  const next = markNameOf(phone, { deviceGeneration: 1 });
  const shared = withDeviceMark(personalData, null, '9181111111', now);

  it('counts from the same day, and leaves those of other numbers', () => {
    const carried = withDeviceMark(personalData, shared, name, now);
    const moved = withRenamedMark(personalData, carried, { from: name, to: next }, now + 60_000);
    expect(knownSince(personalData, moved, next, now + 60_000)).toBe(now);
    expect(isKnown(moved, name, now)).toBe(false);
    expect(isKnown(moved, '9181111111', now)).toBe(true);
    expect(moved.split('~')).toHaveLength(2);
  });

  it('begins anew where there was none', () => {
    const moved = withRenamedMark(personalData, null, { from: name, to: next }, now);
    expect(knownSince(personalData, moved, next, now)).toBe(now);
    expect(moved.split('~')).toHaveLength(1);
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
    expect(isKnown(renewed, phone, later + deviceMarkLifeMs / 2)).toBe(true);
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
