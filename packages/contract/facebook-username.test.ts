import { expect, test } from 'vitest';
import { facebookIdentity } from './facebook-username.ts';
import { facebookUsernameField } from './fields.ts';
import { parseFields } from './field-failures.ts';

const hosts = [
  'https://www.facebook.com/',
  'http://m.facebook.com/',
  'https://web.facebook.com/',
  'https://mbasic.facebook.com/',
  'facebook.com/',
  'www.fb.com/',
  'fb.com/',
  'https://fb.me/',
];

const found = [
  ['maria.santos', 'maria.santos'],
  ['maria.santos/', 'maria.santos'],
  ['maria.santos?mibextid=ZbWKwL', 'maria.santos'],
  ['maria.santos/photos?tab=1#top', 'maria.santos'],
  ['profile.php?id=100012345678901', '100012345678901'],
  ['profile.php?mibextid=ab&id=100012345678901&sk=about', '100012345678901'],
  ['people/Maria-Santos/100012345678901/', '100012345678901'],
  ['p/Maria-Santos-100012345678901/', '100012345678901'],
] as const;

const unclear = [
  'share/1AbCdEfGhI/?mibextid=wwXIfr',
  'share/p/1AbCdEfGhI/',
  'groups/123456789012345',
  'groups/buy.and.sell/posts/1',
  'people/Maria-Santos',
  'profile.php',
  'photo.php?fbid=123456789012345',
  'story.php?id=100012345678901',
  '',
];

test.each(hosts)('the part of an address at %s that identifies the person is kept', (host) => {
  for (const [rest, value] of found)
    expect(parseFields(facebookUsernameField, `${host}${rest}`), rest).toEqual({ ok: true, value });
});

test.each(hosts)('an address at %s that identifies nobody is refused with a hint', (host) => {
  for (const rest of unclear)
    expect(parseFields(facebookUsernameField, `${host}${rest}`), rest).toEqual({
      ok: false,
      failures: [{ path: '', code: 'facebook_address_unclear' }],
    });
});

const value = (written: string) => parseFields(facebookUsernameField, written);

test('a username may be typed as it is, with an @, with copied marks, or be left out', () => {
  expect(value('\u200emaria.santos\u200e')).toEqual({ ok: true, value: 'maria.santos' });
  expect(value('@maria.santos')).toEqual({ ok: true, value: 'maria.santos' });
  expect(value(' \u200b')).toEqual({ ok: true, value: '' });
  for (const written of ['mari', 'maria santos', 'groups', 'profile.php'])
    expect(value(written), written).toEqual({
      ok: false,
      failures: [{ path: '', code: 'facebook_username_format' }],
    });
});

test('capitals and dots make no other username', () => {
  expect(facebookIdentity('Maria.Santos')).toBe(facebookIdentity('mariasantos'));
});
