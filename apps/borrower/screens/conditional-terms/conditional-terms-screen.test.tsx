import { languages } from '@luwag/contract/language';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/conditionalTerms');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(languages)('the terms are there in full under their short lines, in %s', async (language) => {
  serveAnswers({});
  await renderScreen(route, language);
  const parts = [...document.querySelectorAll('.layered-full details')];
  expect(parts).toHaveLength(24);
  const whole = parts.map(({ textContent }) => textContent).join('\n');
  // The laws they rest on keep their names in every language.
  for (const law of ['9474', '3765', '8792', '10173', '9510', '11765']) {
    expect(whole, law).toContain(`Republic Act No. ${law}`);
  }
  expect(whole).not.toContain('\\n');
  expect(document.querySelectorAll('.layered-summary > div')).toHaveLength(8);
});

test('the terms say when a payment takes effect, what credit does and what a written-off loan becomes', async () => {
  serveAnswers({});
  await renderScreen(route);
  screen.getByText(/A payment takes effect when its channel says you paid/);
  screen.getByText(/late charges and penalty fees, then what is overdue, then what is not yet due/);
  screen.getByText(/Until you ask, we use it on a due date/);
  screen.getByText(/You also keep it if you repaid the loan within that time/);
  screen.getByText(/Once all of it is paid, the loan ends like any other/);
});
