import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByRole('button');

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a second click within 1000 ms does nothing; the next one after it does', () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Send</Button>);
  fireEvent.click(button());
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button().getAttribute('aria-disabled')).toBe('true');

  pass(999);
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);

  pass(1);
  expect(button().getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a form is sent once however often its button is tapped', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Send</Button>
    </form>,
  );
  fireEvent.click(button());
  fireEvent.click(button());
  fireEvent.click(button());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a busy button keeps its focus, says so and does nothing', () => {
  const onClick = vi.fn();
  render(
    <Button isBusy onClick={onClick}>
      Send
    </Button>,
  );
  button().focus();
  fireEvent.click(button());
  expect(onClick).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button());
});

test('a button without guard answers every click', () => {
  const onClick = vi.fn();
  render(
    <Button guardMs={0} onClick={onClick}>
      More
    </Button>,
  );
  fireEvent.click(button());
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(2);
});
