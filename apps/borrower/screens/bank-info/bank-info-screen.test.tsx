import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { profileAnswer, sectionAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

type SectionAnswer = ReturnType<typeof sectionAnswer>;

const { route } = findRoute('/bankInfo');

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(
  step: string,
  typed: Record<string, string> = {},
  others: SectionAnswer[] = [],
  institutions: readonly object[] = [],
) {
  history.replaceState(null, '', `/bankInfo?step=${step}`);
  const profile = profileAnswer({
    sections: [
      sectionAnswer('payoutAccount', { accountType: 'digitalWallet', ...typed }, { step: 2 }),
      ...others,
    ],
  });
  serveAnswers({
    'GET /api/profile': profile,
    'GET /api/institutions': { institutions },
    'PUT /api/profile/payoutAccount/draft': profile,
  });
  await renderScreen(route);
}

const institution = (accountType: string, isOffered: boolean) => ({
  code: accountType,
  name: accountType,
  aliases: [],
  accountType,
  isPopular: false,
  numberLengths: [],
  isOffered,
});
const types = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);

test('only the kinds of account that money can be sent to are offered, and all of them while that is not known', async () => {
  await show('type', {}, [], [institution('bankCard', true), institution('remittanceShop', false)]);
  await waitFor(() => expect(types()).toEqual(['bankCard']));
  cleanup();
  answerCache.clear();
  await show('type');
  await screen.findAllByRole('radio');
  expect(types()).toEqual(['digitalWallet', 'bankCard', 'remittanceShop']);
});

test('a pasted wallet number is read back in groups, and its rules stay in sight', async () => {
  await show('account');
  const number = await screen.findByRole('textbox', { name: /number/i });
  fireEvent.change(number, { target: { value: '+63 917-000 0001' } });
  screen.getByText(/^We read 0917 000 0001\. 11 digits.*fully verified/);
});

test('the last button says that the account is saved', async () => {
  await show('account');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
  cleanup();
  await show('payee');
  await screen.findByRole('button', { name: 'Save my account' });
});

test.each([
  ['Pena', ''],
  ['Perez', 'Juán Peña'],
])('a payee named Juan %s beside the ID of Juán Peña is asked about: %j', async (payeeLastName, asked) => {
  await show('payee', { payeeFirstName: 'juan', payeeLastName }, [
    sectionAnswer('identity', { firstName: 'Juán', lastName: 'Peña' }),
  ]);
  const last = await screen.findByRole('textbox', { name: 'Last name' });
  expect((last as HTMLInputElement).value).toBe(payeeLastName);
  const note = document.querySelector('.bank-info-differs')?.textContent ?? 'none';
  expect(note.includes('Juán Peña')).toBe(asked !== '');
});
