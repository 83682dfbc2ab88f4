import { keepOnPhone } from './keep-on-phone.ts';

/** After how many minutes without use a log-in on this phone is given up; 0 is never. */
export const lockChoices = [0, 1, 5, 15] as const;
export type LockMinutes = (typeof lockChoices)[number];

export type PhoneLock = {
  minutes: LockMinutes;
  /** When somebody who is logged in used the app last, in milliseconds; null while nobody is. */
  usedAt: number | null;
};

const phoneLockKey = 'luwag-lock';
const minuteMs = 60_000;

/** As chosen on this phone; what cannot be read counts as not chosen. */
export function readLock(local: Storage): PhoneLock {
  try {
    const { minutes, usedAt } = JSON.parse(local.getItem(phoneLockKey) ?? '{}') as Partial<PhoneLock>;
    return {
      minutes: lockChoices.find((choice) => choice === minutes) ?? 0,
      usedAt: typeof usedAt === 'number' ? usedAt : null,
    };
  } catch {
    return { minutes: 0, usedAt: null };
  }
}

export function keepLock(lock: PhoneLock, local: Storage): void {
  keepOnPhone(local, phoneLockKey, JSON.stringify(lock));
}

/** Milliseconds until the log-in is given up, by the clock alone, as a phone that sleeps runs no timers; null where it is not. */
export function untilLocked({ minutes, usedAt }: PhoneLock, now: number): number | null {
  if (minutes === 0 || usedAt === null) return null;
  // A clock that was set back must not keep a log-in open.
  return Math.max(0, minutes * minuteMs - Math.abs(now - usedAt));
}

/** Whether the time without use is over. */
export function isLockDue(lock: PhoneLock, now: number): boolean {
  return untilLocked(lock, now) === 0;
}
