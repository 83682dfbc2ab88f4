import { type Language, languages } from '@luwag/contract/language';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '../../routing/routes.ts';
import { renderInApp } from '../../testing/render-screen.tsx';
import { BenchFold } from './bench-fold.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The messages of the specification's eighth point that lead to a screen, by what they are known by in English. */
const specified = [
  /^Operation too frequent.*try again later/,
  /^SMS limit reached.*try again tomorrow/,
  /security mechanism.*wait/,
  /verification code is incorrect/,
  /problem with the photo.*retake/,
  /^Facial recognition failed. Please retry.*face looks different/,
  /^Unfortunately, your information does not qualify/,
  /^Bank card info submitted is incorrect.*reapply.*Check the bank or e‑wallet and the number/,
  /name differs from the one on your card/,
  /Wallet or bank info is invalid. Money cannot be deposited.*owe nothing/,
  /Coupon unavailable: required amount ₱3,000,/,
  /^Scheduled disbursement cannot be turned off after its voucher was used/,
  /^System maintenance: bank change is unavailable.*account stays as it is/,
  /^Not on Android yet/,
];

/** The words of each message, and where it leads. */
async function messagesOnBench(language: Language) {
  await renderInApp(() => <BenchFold name="messages" />, ['app', 'test', 'errors', 'app-errors'], {
    language,
  });
  const fold = screen.getByRole<HTMLDetailsElement>('group');
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  const links = await screen.findAllByRole('link');
  return links.map((link) => {
    const card = link.closest('.status-card');
    return { words: card?.textContent ?? '', leadsTo: link.getAttribute('href') };
  });
}

test('each specified message is on the bench', async () => {
  const messages = await messagesOnBench('en-US');
  for (const known of specified)
    expect(
      messages.filter(({ words }) => known.test(words)),
      `${known}`,
    ).toHaveLength(1);
  expect(screen.getByText(/^Network abnormal.*mobile data or Wi-Fi/)).not.toBeNull();
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  fireEvent.click(screen.getByRole('button', { name: /^Copy/ }));
  await screen.findAllByText('Copied');
});

test.each(languages)(
  'in %s each leads on to a screen, and none is left in another language',
  async (language) => {
    const english = await messagesOnBench('en-US');
    cleanup();
    const messages = await messagesOnBench(language);
    const paths = routes.map(({ path }) => path);
    expect(messages.map(({ leadsTo }) => leadsTo)).toEqual(english.map(({ leadsTo }) => leadsTo));
    for (const { words, leadsTo } of messages) {
      expect(paths).toContain(leadsTo);
      if (language !== 'en-US') expect(english.map((message) => message.words)).not.toContain(words);
    }
  },
);
