import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NumberText } from './number-text.tsx';

const keptTogether = (text: string) => {
  const { container } = render(<NumberText text={text} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('.number-text')].map((element) => element.textContent);
};

test('order numbers, of today and of old, and references are kept together, with their plain hyphens', () => {
  expect(keptTogether('₱500.00 of loan 4821-9037-5562 is due on Dec 9, 2026.')).toEqual(['4821-9037-5562']);
  expect(keptTogether('Loan 123456-789012')).toEqual(['123456-789012']);
  expect(keptTogether('Paid 9:00 am, reference LW-4821-9037-5564-1128')).toEqual(['LW-4821-9037-5564-1128']);
  expect(keptTogether('From 4821-9037-5562 to 0027-3572-1189.')).toEqual([
    '4821-9037-5562',
    '0027-3572-1189',
  ]);
});

test('words, dates and amounts stay as they are', () => {
  expect(keptTogether('Pay ₱5,135.00 by e‑wallet, 24-hour service')).toEqual([]);
});
