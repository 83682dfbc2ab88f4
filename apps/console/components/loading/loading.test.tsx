import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { words } from '../../messages/en-US.ts';
import { Loading } from './loading.tsx';

afterEach(cleanup);

test('a list that has no answer yet says that it is loading, and no more once it has one', () => {
  const { rerender } = render(<Loading query={{ isPending: true }} />);
  expect(screen.getByText(words.loading)).toBeTruthy();
  rerender(<Loading query={{ isPending: false }} />);
  expect(screen.queryByText(words.loading)).toBe(null);
});
