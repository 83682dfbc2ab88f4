import { expect, test } from 'vitest';
import english from './en-US/deletion.json' with { type: 'json' };
import filipino from './fil-PH/deletion.json' with { type: 'json' };
import hindi from './hi-IN/deletion.json' with { type: 'json' };

test('what goes with an account goes for good, and nothing says that it goes at once: it can be taken back for days', () => {
  expect(english.goes.title).toMatch(/for good/);
  expect(filipino.goes.title).toMatch(/Permanente/);
  expect(hindi.goes.title).toMatch(/हमेशा के लिए/);
  expect(hindi.goes.title).not.toMatch(/तुरंत/);
});
