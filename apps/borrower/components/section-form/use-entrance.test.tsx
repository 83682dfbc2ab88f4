import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useEntrance } from './use-entrance.ts';

afterEach(cleanup);

function Step({ index }: { index: number }) {
  return <form data-enters={useEntrance(index)} />;
}

test('a step comes from the side to which one goes, and stays when it is rendered again', () => {
  const { container, rerender } = render(<Step index={0} />);
  const shown = () => container.querySelector('form')?.dataset['enters'];
  expect(shown()).toBeUndefined();
  const seen = [0, 1, 1, 2, 1, 1, 0].map((index) => {
    rerender(<Step index={index} />);
    return shown();
  });
  expect(seen).toEqual([undefined, 'forward', 'forward', 'forward', 'back', 'back', 'back']);
});
