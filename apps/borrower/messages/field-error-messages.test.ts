import { sections } from '@luwag/contract/profile/sections';
import { expect, test } from 'vitest';
import { fieldErrorKeys } from './field-error-messages.ts';

/** Every code that stands anywhere in a schema. */
function codesIn(schema: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return found;
  seen.add(schema);
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'message' && typeof value === 'string') found.add(value);
    else codesIn(value, found, seen);
  }
  return found;
}

test('every rule of every section has words', () => {
  const codes = [...codesIn(sections)];
  expect(codes).toContain('id_number_format');
  expect(codes.filter((code) => !Object.hasOwn(fieldErrorKeys, code))).toEqual([]);
});

test('so have the rules that only the server or two fields together can break', () => {
  for (const code of [
    'required',
    'barangay_unknown',
    'institution_unknown',
    'account_number_length',
    'account_unchanged',
    'payee_name_differs',
    'contact_is_own_phone',
    'facebook_username_taken',
    'contact_repeated',
    'emergency_contacts_same',
  ]) {
    expect(Object.hasOwn(fieldErrorKeys, code), code).toBe(true);
  }
});
