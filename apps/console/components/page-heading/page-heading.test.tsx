import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageHeading } from './page-heading.tsx';

afterEach(cleanup);

const screenOf = (title: string) => (
  <>
    <nav>
      <a href="/console/requests">Requests</a>
    </nav>
    <input aria-label="Number" />
    <PageHeading key={title}>{title}</PageHeading>
  </>
);

test('a screen that opens puts the focus on its heading, also from the menu', () => {
  const { rerender } = render(screenOf('Find a customer'));
  expect(document.activeElement?.textContent).toBe('Find a customer');
  screen.getByRole('link').focus();
  rerender(screenOf('Requests'));
  expect(document.activeElement?.textContent).toBe('Requests');
});

test('a heading that comes while somebody types leaves them there', () => {
  const { rerender } = render(screenOf('Loading'));
  const field = screen.getByLabelText('Number');
  field.focus();
  rerender(screenOf('Customer'));
  expect(document.activeElement).toBe(field);
});
