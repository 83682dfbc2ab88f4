import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MoneyText } from '../money-text/money-text.tsx';
import { changeView } from './change-view.ts';
import { countChanges } from './count-changes.ts';
import { CountedMoney } from './counted-money.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const phoneThatWants = (motion: 'reduce' | 'no-preference') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(motion) }));

test('an amount counts up for the eye alone: screen readers have the figure from the beginning', async () => {
  phoneThatWants('no-preference');
  const { container } = render(<CountedMoney amountCentavos={486_610} />);
  const picture = container.querySelector('.counting-picture');
  expect(picture?.textContent).toBe('₱0.00');
  expect(picture?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('₱4,866.10').tagName).toBe('DATA');
  await waitFor(() => expect(container.querySelector('.counting-picture')).toBeNull(), { timeout: 5000 });
  expect(container.textContent).toBe('₱4,866.10');
});

test('a limit counts in whole pesos', () => {
  phoneThatWants('no-preference');
  const { container } = render(<CountedMoney amountCentavos={1_000_000} isWholeShort />);
  expect(container.querySelector('.counting-picture')?.textContent).toBe('₱0');
  expect(screen.getByText('₱10,000')).not.toBeNull();
});

function Bar({ amountCentavos }: { amountCentavos: number }) {
  return (
    <p>
      <MoneyText amountCentavos={amountCentavos} />
    </p>
  );
}

const shownIn = (place: Element) => place.querySelector('.counting-picture')?.textContent;

test('where an amount changes it counts from the one before, and again from the one on show', async () => {
  phoneThatWants('no-preference');
  const { container, rerender } = render(<Bar amountCentavos={100_000} />);
  const end = countChanges(container);
  rerender(<Bar amountCentavos={200_000} />);
  await waitFor(() => expect(shownIn(container)).toBe('₱1,000.00'));
  expect(screen.getByText('₱2,000.00').tagName).toBe('DATA');
  await waitFor(() => expect(shownIn(container)).toBeUndefined());
  rerender(<Bar amountCentavos={100_000} />);
  await waitFor(() => expect(shownIn(container)).toBe('₱2,000.00'));
  rerender(<Bar amountCentavos={150_000} />);
  await waitFor(() => expect(container.querySelectorAll('.counting-picture')).toHaveLength(1));
  await waitFor(() => expect(shownIn(container)).toBeUndefined());
  expect(container.textContent).toBe('₱1,500.00');
  end();
  rerender(<Bar amountCentavos={300_000} />);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(container.textContent).toBe('₱3,000.00');
});

test('an amount that changes does not count where less motion is wanted', async () => {
  phoneThatWants('reduce');
  const { container, rerender } = render(<MoneyText amountCentavos={100_000} />);
  const end = countChanges(container);
  rerender(<MoneyText amountCentavos={200_000} />);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(container.textContent).toBe('₱2,000.00');
  end();
});

test('where less motion is wanted nothing counts', () => {
  phoneThatWants('reduce');
  const { container } = render(<CountedMoney amountCentavos={486_610} />);
  expect(container.textContent).toBe('₱4,866.10');
});

test('a change of the view is pictured by a browser that can, and made by every other', () => {
  const change = vi.fn<() => void>();
  const start = vi.fn<(update: () => void) => { ready: Promise<void> }>((update) => {
    update();
    // As where the page is hidden meanwhile.
    return { ready: Promise.reject(new DOMException('hidden', 'InvalidStateError')) };
  });
  phoneThatWants('no-preference');
  changeView(change);
  expect(change).toHaveBeenCalledTimes(1);
  Object.assign(document, { startViewTransition: start });
  changeView(change);
  expect([change.mock.calls.length, start.mock.calls.length]).toEqual([2, 1]);
  phoneThatWants('reduce');
  changeView(change);
  expect([change.mock.calls.length, start.mock.calls.length]).toEqual([3, 1]);
});
