import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SendBackForm } from './send-back-form.tsx';

afterEach(cleanup);

test('only what is ticked goes back, each with a reason that fits it, and none without one', () => {
  const onAsk = vi.fn();
  render(<SendBackForm onAsk={onAsk} />);
  const send = screen.getByRole('button', { name: 'Send these back' });
  fireEvent.click(screen.getByLabelText('ID, front'));
  fireEvent.click(screen.getByLabelText('Payout account'));
  fireEvent.click(screen.getByLabelText('Selfie'));
  fireEvent.click(screen.getByLabelText('Selfie'));
  const front = screen.getByLabelText<HTMLSelectElement>('Reason: ID, front');
  expect([...front.options].map(({ value }) => value)).not.toContain('ACCOUNT_INVALID');
  fireEvent.change(front, { target: { value: 'ID_CUT' } });
  fireEvent.click(send);
  expect(onAsk).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Reason: Payout account'), {
    target: { value: 'ACCOUNT_INVALID' },
  });
  fireEvent.click(send);
  expect(onAsk).toHaveBeenCalledExactlyOnceWith([
    { item: 'idFront', reasonCode: 'ID_CUT' },
    { item: 'payoutAccount', reasonCode: 'ACCOUNT_INVALID' },
  ]);
});
