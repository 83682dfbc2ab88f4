import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { loadCatalogue } from '../../messages/catalogue.ts';
import { lazyComponent } from './lazy-component.tsx';

afterEach(cleanup);

test('a part whose code did not come says so, and comes when it is asked for again', async () => {
  let isOnline = false;
  const Part = lazyComponent(
    async () => {
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
      return ({ name }: { name: string }) => <p>Hello {name}</p>;
    },
    <p>Wait</p>,
  );
  render(
    <IntlProvider
      locale="en-US"
      messages={await loadCatalogue('en-US', ['errors', 'app-errors'])}
      timeZone="Asia/Manila"
    >
      <h1>The rest of the screen</h1>
      <Part name="Maria" />
    </IntlProvider>,
  );
  expect(screen.getByText('Wait')).not.toBeNull();
  await screen.findByRole('alert');
  expect(screen.getByText('The rest of the screen')).not.toBeNull();
  isOnline = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Hello Maria');
  expect(screen.queryByRole('alert')).toBeNull();
});
