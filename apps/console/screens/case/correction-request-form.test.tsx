import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CorrectionRequestForm } from './correction-request-form.tsx';

afterEach(cleanup);

test('requests only the ticked items, each with a reason that fits it, and none without one', () => {
  const onAsk = vi.fn();
  render(<CorrectionRequestForm onAsk={onAsk} />);
  const send = screen.getByRole('button', { name: 'Request corrections' });
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
