import { afterEach, expect, test, vi } from 'vitest';
import { deviceLayout, layoutPixelRatio } from './device-layout.ts';
import {
  applyRootFontSize,
  bodyBaseFontSizePx,
  followRootFontSize,
  rootFontSizePx,
} from './root-font-size.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  [320, 32],
  [375, 37.5],
  [390, 39],
  [539, 53.9],
  [540, 54],
  [541, 54],
  [1440, 54],
])('a viewport of %i px gives a root of %f px', (width, size) => {
  expect(rootFontSizePx(width)).toBeCloseTo(size, 10);
});

test.each([
  [iPhone, 3, 3, 36],
  [iPhone, 3.5, 3, 36],
  [iPhone, 2, 2, 24],
  [iPhone, 2.9, 2, 24],
  [iPhone, 1, 1, 12],
  [iPhone.replace('iPhone', 'iPad'), 2, 2, 24],
  [desktop, 3, 1, 12],
  ['Mozilla/5.0 (Linux; Android 14)', 3, 1, 12],
])('%s at ratio %f counts as %i and gives a body base of %i px', (userAgent, ratio, counted, base) => {
  expect(layoutPixelRatio(userAgent, ratio)).toBe(counted);
  expect(bodyBaseFontSizePx(userAgent, ratio)).toBe(base);
});

test.each([
  ['Android', 'mobile'],
  ['iPhone', 'mobile'],
  ['SymbianOS', 'mobile'],
  ['Windows Phone', 'mobile'],
  ['iPad', 'mobile'],
  ['iPod', 'mobile'],
  ['Macintosh', 'desktop'],
  ['X11; Linux', 'desktop'],
])('an agent with %s gets the %s layout', (part, layout) => {
  expect(deviceLayout(`Mozilla/5.0 (${part}) Safari`)).toBe(layout);
});

test('the size is set at once, and again 300 ms after the last resize', () => {
  vi.useFakeTimers();
  const root = document.documentElement;
  const width = vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(390);
  const stop = followRootFontSize(window);
  expect(root.style.fontSize).toBe('39px');

  width.mockReturnValue(320);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(200);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(299);
  expect(root.style.fontSize).toBe('39px');
  vi.advanceTimersByTime(1);
  expect(root.style.fontSize).toBe('32px');

  stop();
  width.mockReturnValue(540);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(1000);
  expect(root.style.fontSize).toBe('32px');
});

test('a page restored from the page cache is measured again', () => {
  vi.useFakeTimers();
  const root = document.documentElement;
  const width = vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(390);
  const stop = followRootFontSize(window);
  width.mockReturnValue(414);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  vi.advanceTimersByTime(300);
  expect(root.style.fontSize).toBe('41.4px');
  stop();
});

const agents: [name: string, userAgent: string, isLikeIPhone: boolean][] = [
  ['iPhone', iPhone, true],
  ['iPad', iPhone.replace('iPhone', 'iPad'), true],
  ['iPod', iPhone.replace('iPhone', 'iPod'), true],
  ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile', false],
  ['Windows Phone', 'Mozilla/5.0 (Windows Phone 10.0)', false],
  ['desktop', desktop, false],
];
const widthsPx = [240, 280, 320, 360, 375, 390, 414, 430, 539, 540, 541, 768, 1024, 1280, 1920];
const ratios: [devicePixelRatio: number, countedOnIPhone: number][] = [
  [0.75, 1],
  [1, 1],
  [1.5, 1],
  [1.99, 1],
  [2, 2],
  [2.625, 2],
  [2.99, 2],
  [3, 3],
  [4, 3],
];

test.each(agents)('on %s each width and pixel ratio gives the specified sizes', (_, userAgent, isLike) => {
  for (const widthPx of widthsPx) {
    for (const [devicePixelRatio, countedOnIPhone] of ratios) {
      const style = sizesOf({ widthPx, userAgent, devicePixelRatio });
      const ratio = isLike ? countedOnIPhone : 1;
      const at = `${widthPx} px at ${devicePixelRatio}`;
      expect(Number.parseFloat(style.fontSize), at).toBeCloseTo(widthPx > 540 ? 54 : widthPx / 10, 10);
      expect(style.getPropertyValue('--pixel-ratio'), at).toBe(String(ratio));
      expect(style.getPropertyValue('--base-font-size'), at).toBe(`${12 * ratio}px`);
    }
  }
});

function sizesOf({
  widthPx,
  userAgent,
  devicePixelRatio,
}: {
  widthPx: number;
  userAgent: string;
  devicePixelRatio: number;
}): CSSStyleDeclaration {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(widthPx);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(devicePixelRatio);
  applyRootFontSize(window);
  return document.documentElement.style;
}

test('a page shown for the first time is not measured twice', () => {
  vi.useFakeTimers();
  const root = document.documentElement;
  const width = vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(390);
  const stop = followRootFontSize(window);
  width.mockReturnValue(414);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  vi.advanceTimersByTime(1000);
  expect(root.style.fontSize).toBe('39px');
  stop();
});
