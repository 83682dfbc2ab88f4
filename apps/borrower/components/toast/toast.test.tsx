import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, Toaster } from './toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a toast is told as a status and leaves after 2000 ms', () => {
  render(<Toaster />);
  act(() => showToast('Copied'));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  pass(1999);
  expect(screen.getByRole('status').textContent).toBe('Copied');
  pass(1);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the same words said again last their full time', () => {
  render(<Toaster />);
  act(() => showToast('Copied'));
  pass(1500);
  act(() => showToast('Copied'));
  pass(1500);
  expect(screen.getByRole('status').textContent).toBe('Copied');
  pass(500);
  expect(screen.getByRole('status').textContent).toBe('');
});
