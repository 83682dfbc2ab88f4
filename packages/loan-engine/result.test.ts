import { expect, it } from 'vitest';
import { assertThat } from './assertion.ts';
import { accept, refuse } from './result.ts';

it('carries a value, or a code with its figures', () => {
  expect(accept(5)).toEqual({ ok: true, value: 5 });
  expect(refuse('TOO_MUCH')).toEqual({ ok: false, code: 'TOO_MUCH' });
  expect(refuse('TOO_MUCH', { largestAllowed: 3 })).toEqual({
    ok: false,
    code: 'TOO_MUCH',
    detail: { largestAllowed: 3 },
  });
});

it('stops on a broken promise and names it', () => {
  expect(() => assertThat(false, 'the sky is up')).toThrow('the sky is up');
  expect(() => assertThat(true, 'the sky is up')).not.toThrow();
});
