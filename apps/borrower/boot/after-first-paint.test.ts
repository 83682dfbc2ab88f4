import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from './after-first-paint.ts';

type OnPaints = (paints: { getEntriesByName: (name: string) => readonly unknown[] }) => void;

let paint: (...names: readonly string[]) => void;
let frame: () => void;
const disconnect = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  disconnect.mockClear();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onPaints: OnPaints) {
        paint = (...names) =>
          onPaints({ getEntriesByName: (wanted) => names.filter((name) => name === wanted) });
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => {
    frame = next;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what can wait begins a moment after the first words are on show, not with the colour behind them', () => {
  const work = vi.fn<() => void>();
  afterFirstPaint(work, 100);
  paint('first-paint');
  vi.advanceTimersByTime(900);
  expect(work).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  vi.advanceTimersByTime(99);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test('a page that waits for its styles is not hurried, however slow the line', () => {
  const work = vi.fn<() => void>();
  afterFirstPaint(work, 0);
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
});

test('a browser that reports no paint still starts the app, once', () => {
  const work = vi.fn<() => void>();
  afterFirstPaint(work, 0);
  frame();
  vi.advanceTimersByTime(999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(work).toHaveBeenCalledOnce();
  paint('first-contentful-paint');
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('a page nobody looks at does not wait', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const work = vi.fn<() => void>();
  afterFirstPaint(work, 100);
  expect(work).toHaveBeenCalledOnce();
});
