import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loanWords } from '../../messages/loan-words.ts';
import { PesoField } from './peso-field.tsx';

afterEach(cleanup);

test('a form with an amount that can be misread is not sent, and its field says how to type it', () => {
  const send = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <PesoField name="amount" label="Amount" />
      <button type="submit">Send</button>
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Amount');
  const sendTyped = (value: string): void => {
    fireEvent.change(field, { target: { value } });
    fireEvent.click(screen.getByRole('button'));
  };
  for (const misread of ['1.234,00', '1234,50', '1e3', '12.345']) sendTyped(misread);
  expect(send).not.toHaveBeenCalled();
  expect(field.validity.patternMismatch).toBe(true);
  expect(field.title).toBe(loanWords.pesosTyped);
  sendTyped('₱1,234.50');
  expect(send).toHaveBeenCalledOnce();
});
