import type { AccountChangeAnswer } from '@luwag/contract/endpoints/account/account-change-answer';
import { accountChangeRefusals } from '@luwag/contract/endpoints/account/account-change-answer';
import { languages } from '@luwag/contract/language';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { everySection, profileAnswer, sectionAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';
import { unfold } from '../../testing/unfold.ts';

const { route } = findRoute('/changeBank');
const until = '2026-11-21T06:00:00.000Z';
const account = (refusal: AccountChangeAnswer['refusal']): AccountChangeAnswer => ({
  accountType: 'digitalWallet',
  institution: 'GCash',
  numberMasked: '••••4567',
  loanPayout: null,
  refusal,
  closing: null,
});

const institution = { aliases: [], isPopular: true, numberLengths: [], isOffered: true };
const challengeId = '0b1f4c1e-0000-4000-8000-000000000009';

beforeEach(() => answerCache.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function serve(more: Parameters<typeof serveAnswers>[0] = {}) {
  const sections = (['identity', 'payoutAccount'] as const).map((name) =>
    sectionAnswer(name, everySection[name], { isComplete: true }),
  );
  return serveAnswers({
    'GET /api/account-change': account(null),
    'GET /api/profile': profileAnswer({ sections, isAccountChangedByCode: true }),
    'GET /api/institutions': {
      institutions: [
        { ...institution, code: 'bdo', name: 'BDO', accountType: 'bankCard' },
        { ...institution, code: 'maya', name: 'Maya', accountType: 'digitalWallet' },
      ],
    },
    'POST /api/account-change/code': {
      challengeId,
      codeLength: 4,
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
      resendAt: until,
    },
    'POST /api/account-change': { ...account(null), institution: 'Maya', numberMasked: '••••7654' },
    ...more,
  });
}

test.each(
  accountChangeRefusals.flatMap((reason) => languages.map((language) => [reason, language] as const)),
)(
  'when it is refused for %s, the reason stands in the place of the form, in %s',
  async (reason, language) => {
    const note = reason === 'maintenance' ? 'New banks are being added.' : null;
    const since = reason === 'maintenance' ? '2026-11-21T04:00:00.000Z' : null;
    serve({ 'GET /api/account-change': account({ reason, since, until, note }) });
    await renderScreen(route, language);
    expect(await screen.findByText(/GCash.*4567/)).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
    const card = document.querySelector('.status-card');
    expect(card?.querySelector('a')?.getAttribute('href')).toBe(
      reason === 'loanOpen' ? '/billIndex' : '/homeIndex',
    );
    expect(card?.textContent.includes('New banks are being added.')).toBe(note !== null);
    expect(/2[ :,].*|2 pm|2:00/.test(card?.textContent ?? '')).toBe(
      ['maintenance', 'newDevice'].includes(reason),
    );
    expect(card?.querySelector('h2')?.textContent.includes('12:00\u00A0pm')).toBe(reason === 'maintenance');
  },
);

const chooseWallet = async (number: string) => {
  fireEvent.click(await screen.findByRole('radio', { name: /E‑wallet/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Maya' }));
  fireEvent.change(await screen.findByLabelText(/wallet number/i), { target: { value: number } });
};

const giveNewAccount = async () => {
  await chooseWallet('09181237654');
  await unfold('Name on the account');
  fireEvent.change(screen.getByLabelText(/mobile number for/i), { target: { value: '09171234567' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  fireEvent.input(await screen.findByLabelText('4-digit code'), { target: { value: '4711' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save new account' }));
};

test('a new account in the own name is saved with the code sent for it', async () => {
  const sent = serve();
  await renderScreen(route);
  await giveNewAccount();
  expect(await screen.findByText(/Maya, ••••7654/)).toBeTruthy();
  const handedIn = sent.find(({ call }) => call === 'POST /api/account-change');
  expect(handedIn?.idempotencyKey).not.toBeNull();
  expect(handedIn?.body).toMatchObject({
    challengeId,
    code: '4711',
    values: { accountType: 'digitalWallet', institutionCode: 'maya', walletNumber: '09181237654' },
  });
});

test('a wallet of the own number is filled in by one tap, unless it is the account already', async () => {
  serve();
  await renderScreen(route);
  const own = await screen.findByRole('button', { name: /^Maya, same number/ });
  expect(own.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(own);
  expect(own.getAttribute('aria-pressed')).toBe('true');
  await screen.findByRole('button', { name: /Choose another/ });
  expect(screen.getByLabelText<HTMLInputElement>(/wallet number/i).value).toMatch(/^09\d{9}$/);
  cleanup();
  answerCache.clear();
  const known = {
    accountType: 'digitalWallet',
    institutionCode: 'maya',
    walletNumber: `0${profileAnswer().phone}`,
  };
  const sections = [sectionAnswer('payoutAccount', known, { isComplete: true })];
  serve({ 'GET /api/profile': profileAnswer({ sections, isAccountChangedByCode: true }) });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Your new account' });
  expect(screen.queryByRole('button', { name: /same number/ })).toBeNull();
});

test('the account known and another name are refused before a code is sent', async () => {
  const sent = serve();
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('radio', { name: /Bank/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'BDO' }));
  for (const label of [/^Account number$/, /again/i]) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: '1234567890' } });
  }
  await unfold('Name on the account');
  fireEvent.change(screen.getByLabelText(/last name/i), { target: { value: 'Reyes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const summary = await screen.findByRole('alert');
  expect(screen.getByLabelText(/last name/i).closest('details')?.open).toBe(true);
  expect(summary.textContent).toContain('We already have this account.');
  expect(summary.textContent).toContain('This isn’t the name on your ID.');
  await waitFor(() => expect(sent.map(({ call }) => call)).not.toContain('POST /api/account-change/code'));
});

test('a loan whose payout failed is sent to the same account by one press and a code', async () => {
  const known = { ...account(null), loanPayout: 'failed' as const };
  const sent = serve({
    'GET /api/account-change': known,
    'POST /api/account-change': { ...known, loanPayout: 'underWay' },
  });
  await renderScreen(route);
  await screen.findByText('We’ll send your loan’s money here once you save it.');
  fireEvent.click(await screen.findByRole('button', { name: 'Send to GCash ••••4567 again' }));
  fireEvent.input(await screen.findByLabelText('4-digit code'), { target: { value: '4711' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the money' }));
  await screen.findByText('This loan’s money is going to GCash, ••••4567 now.');
  const { accountType, accountNumber } = everySection.payoutAccount;
  expect(sent.find(({ call }) => call === 'POST /api/account-change')?.body).toMatchObject({
    values: { accountType, accountNumber },
  });
});

test('while it is open whether the money arrived, the page promises it to no account', async () => {
  const known = { ...account(null), loanPayout: 'inQuestion' as const };
  serve({
    'GET /api/account-change': known,
    'POST /api/account-change': { ...known, institution: 'Maya', numberMasked: '••••7654' },
  });
  await renderScreen(route);
  await screen.findByText(
    /^We’re checking if the money we sent reached you\. If it didn’t, we can send it here/,
  );
  await screen.findByRole('button', { name: 'Send code' });
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
  await giveNewAccount();
  await screen.findByText(/reached you\. If it didn’t, we can send it to Maya, ••••7654\.$/);
});

test('a borrower who came from signing for a loan goes back to it, changed or refused', async () => {
  const wish = { amountCentavos: 500_000, termDays: 30 };
  history.replaceState(wish, '', '/changeBank');
  serve({
    'GET /api/account-change': account({ reason: 'newDevice', since: null, until: null, note: null }),
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'Back to signing' }));
  expect(location.pathname).toBe('/withdrawPage');
  expect(history.state).toEqual(wish);
});

test('a maintenance that begins later is told above the form, with the note of staff', async () => {
  const closing = { from: '2026-11-21T06:00:00.000Z', until: '2026-11-21T08:00:00.000Z', note: 'New banks.' };
  serve({ 'GET /api/account-change': { ...account(null), closing } });
  await renderScreen(route);
  const told = await screen.findByText(/closed from .*2:00 pm to about .*4:00 pm/);
  screen.getByText('New banks.');
  const form = (await screen.findByRole('button', { name: 'Send code' })).closest('form');
  expect(told.compareDocumentPosition(form!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
