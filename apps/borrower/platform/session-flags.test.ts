import { beforeEach, expect, test } from 'vitest';
import { readSessionFlags, storeSessionFlags } from './session-flags.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const enter = (search: string) => storeSessionFlags(readSessionFlags(search), localStorage, sessionStorage);

test('each flag goes to the storage it belongs to', () => {
  enter('?isBrowser=1&standalone=2&Messenger=3&campaign=c&adgroup=a&creative=v');
  expect(localStorage.getItem('isBrowser')).toBe('1');
  expect(sessionStorage.getItem('standalone')).toBe('2');
  expect(sessionStorage.getItem('Messenger')).toBe('3');
  expect(JSON.parse(localStorage.getItem('promotion') ?? '')).toEqual({
    campaign: 'c',
    adgroup: 'a',
    creative: 'v',
  });
  expect(sessionStorage.getItem('isBrowser')).toBeNull();
  expect(localStorage.getItem('standalone')).toBeNull();
});

test('an address without flags leaves earlier ones alone', () => {
  enter('?isBrowser=1&campaign=first');
  enter('');
  expect(localStorage.getItem('isBrowser')).toBe('1');
  expect(localStorage.getItem('promotion')).toContain('first');
});

test('an endless value is cut, and other parameters are not kept', () => {
  enter(`?campaign=${'x'.repeat(5000)}&token=secret`);
  expect(JSON.parse(localStorage.getItem('promotion') ?? '').campaign).toHaveLength(100);
  expect(Object.values(localStorage).join(' ')).not.toContain('secret');
});
