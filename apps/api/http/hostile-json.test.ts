import { expect, test } from 'vitest';
import { MalformedRequest, parseHostileJson, parseHostileQuery, refuseNulls } from './hostile-json.ts';

test.each(['{"note":"a\\u0000b"}', '{"a":[{"b":"\\u0000"}]}', '{"a\\u0000":1}', '"\\u0000"'])(
  'the character that no text has is refused wherever it stands: %s',
  (text) => {
    expect(() => refuseNulls(parseHostileJson(text))).toThrow(MalformedRequest);
  },
);

test('it is refused in an address as well', () => {
  expect(() => refuseNulls(parseHostileQuery('/api/x?text=a%00b'))).toThrow(MalformedRequest);
  expect(() => refuseNulls(parseHostileQuery('/api/x?text=a%20b'))).not.toThrow();
});

test('half of an emoji is kept as the sign for a character that is not known, and a whole one as it is', () => {
  const said = JSON.stringify({ reason: 'paid \ud83d', notes: ['\udc4d', '\ud83d\udc4d'] });
  expect(parseHostileJson(said)).toEqual({ reason: 'paid \ufffd', notes: ['\ufffd', '\ud83d\udc4d'] });
});

test('keys that reach for a prototype and deep nesting are refused', () => {
  for (const text of ['{"__proto__":{}}', '{"a":{"constructor":1}}', '['.repeat(20) + ']'.repeat(20), '{'])
    expect(() => parseHostileJson(text)).toThrow(MalformedRequest);
  expect(parseHostileJson('{"a":[1,"b",null]}')).toEqual({ a: [1, 'b', null] });
});
