import { readFileSync } from 'node:fs';
import path from 'node:path';
import { productThemes } from '@luwag/contract/endpoints/loan/get-offer';
import { describe, expect, test } from 'vitest';

/* The looks of the second product, worked out from the stylesheets themselves: words on them are read in both schemes. */

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const tokens = read('../../app/tokens.css');
const sheet = read('sub-index.css');
const darkFrom = tokens.indexOf('@media (prefers-color-scheme: dark)');

const declared = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+): (#[\da-f]+);/g)].map(([, name, colour]) => [name, colour]),
  );
const light = declared(tokens.slice(0, darkFrom));
const schemes = { light, dark: { ...light, ...declared(tokens.slice(darkFrom)) } };

/** The token behind a colour of a theme. */
function tokenOf(theme: number, name: string): string {
  const rule = new RegExp(`\\[data-theme='${theme}'\\] \\{[^}]*${name}: var\\((--[\\w-]+)\\)`).exec(sheet);
  return rule?.[1] ?? '';
}

/** Relative luminance and contrast. Source: WCAG 2.2. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((from) => {
    const part = Number.parseInt(digits.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted(
    (left, right) => left - right,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

test('there are three looks, and no two are the same', () => {
  expect(productThemes).toHaveLength(3);
  for (const scheme of Object.values(schemes)) {
    const looks = productThemes.map((theme) => scheme[tokenOf(theme, '--sub-tint')]);
    expect(looks).not.toContain(undefined);
    expect(new Set(looks).size).toBe(3);
  }
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (name) => {
  const scheme = schemes[name];
  test.each(productThemes)('the look %i keeps words readable (AA)', (theme) => {
    const tint = scheme[tokenOf(theme, '--sub-tint')] ?? '';
    for (const ink of ['--ink', '--ink-soft']) {
      expect(contrast(scheme[ink] ?? '', tint), `${ink} on look ${theme}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
