import { formatWholePesos } from '@luwag/contract/money';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import exactNumber from '../../messages/en-US/exact-number.json' with { type: 'json' };
import shell from '../../messages/en-US/shell.json' with { type: 'json' };
import { ExactSlider } from './exact-slider.tsx';

afterEach(cleanup);

function Amount() {
  const [value, setValue] = useState(500_000);
  return (
    <ExactSlider
      label="Amount"
      unit={100}
      value={value}
      least={100_000}
      most={1_000_000}
      step={10_000}
      onChange={setValue}
      text={formatWholePesos}
    />
  );
}

const show = async () => {
  render(
    <IntlProvider locale="en-US" messages={{ shell, 'exact-number': exactNumber }}>
      <Amount />
    </IntlProvider>,
  );
  await screen.findByRole('textbox');
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount, type the amount' });
const range = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Amount' });
const note = () => screen.getByText(/Or type it|isn’t available here/);
const type = (typed: string) => fireEvent.change(field(), { target: { value: typed } });

test('a number that can be had moves the slider as it is typed, and the slider moves the number', async () => {
  await show();
  expect(field().value).toBe('5,000');
  type('7300');
  expect(range().value).toBe('730000');
  fireEvent.blur(field());
  expect(field().value).toBe('7,300');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(field().value).toBe('7,400');
  expect(note().textContent).toBe('Or type it: ₱1,000 to ₱10,000, in steps of ₱100.');
});

test('half a number changes nothing, and one that cannot be had is brought to the nearest and told', async () => {
  await show();
  type('5');
  expect(range().value).toBe('500000');
  type('5050');
  fireEvent.blur(field());
  expect(range().value).toBe('510000');
  expect(field().value).toBe('5,100');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(note().textContent).toBe('5050 isn’t available here. We set it to ₱5,100.');
  type('99999');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(range().value).toBe('1000000');
});

test('what is no number is refused and leaves the value, and nothing typed says nothing', async () => {
  await show();
  type('a lot');
  fireEvent.blur(field());
  expect(note().textContent).toBe('a lot isn’t available here. We set it to ₱5,000.');
  expect(range().value).toBe('500000');
  type('');
  fireEvent.blur(field());
  expect(field().value).toBe('5,000');
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

test('moving the slider again ends what was told of the typed number', async () => {
  await show();
  type('5050');
  fireEvent.blur(field());
  fireEvent.change(range(), { target: { value: '600000' } });
  expect(note().textContent).toContain('Or type it');
});
