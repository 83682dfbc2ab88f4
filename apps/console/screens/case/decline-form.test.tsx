import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { words } from '../../messages/en-US.ts';
import { DeclineForm } from './decline-form.tsx';

const say = words.reviewCase;

afterEach(cleanup);

test('a decline for the age is sent with the birth date on the ID, any other without', () => {
  const onAsk = vi.fn();
  render(<DeclineForm onAsk={onAsk} />);
  const reason = screen.getByLabelText(say.reason);
  const decline = () => fireEvent.click(screen.getByRole('button', { name: say.decline }));
  fireEvent.change(reason, { target: { value: 'AGE' } });
  fireEvent.change(screen.getByLabelText(say.birthOn), { target: { value: '2010-05-17' } });
  decline();
  fireEvent.change(reason, { target: { value: 'AREA' } });
  expect(screen.queryByLabelText(say.birthOn)).toBeNull();
  decline();
  expect(onAsk.mock.calls).toEqual([
    [{ outcome: 'decline', reasonCode: 'AGE', birthOn: '2010-05-17' }],
    [{ outcome: 'decline', reasonCode: 'AREA' }],
  ]);
});
