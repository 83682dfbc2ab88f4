import { languages } from '@luwag/contract/language';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { publicSettings } from '../../app/public-settings.ts';
import { routes } from '../../app/routes.ts';
import { messages as english } from '../../messages/en-US/faq.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { faqTopics } from './faq-topics.ts';

const start = routes.find(({ name }) => name === 'start');
if (start === undefined) throw new Error('There is no first page');

afterEach(cleanup);

test.each(languages)('Help shows five answers for the screen in front of one, in %s', async (language) => {
  await renderScreen(start, language);
  await userEvent.click(await screen.findByRole('button', { name: /^(Help|Tulong|मदद)$/ }));
  const sheet = await screen.findByRole('dialog');
  const questions = await within(sheet).findAllByRole('group');
  expect(questions).toHaveLength(5);
  for (const question of questions) expect(question.querySelector('p')?.textContent).toMatch(/[.।?]$/);
  expect(sheet.querySelector('a[href^="tel:"]')?.textContent).toContain(
    publicSettings().legalIdentity.hotLine,
  );
});

test('what was shown replaces what the store held before', async () => {
  useCoreStore.getState().replaceData({ FAQData: { routeName: 'bill', old: true } });
  await renderScreen(start);
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
  await screen.findByText(english.start.codeMissing);
  await waitFor(() =>
    expect(Object.keys(useCoreStore.getState().FAQData)).toEqual(['routeName', 'questions']),
  );
  expect(useCoreStore.getState().FAQData).toMatchObject({
    routeName: 'start',
    questions: expect.arrayContaining([
      { question: english.start.codeMissing, answer: english.start.codeMissingAnswer },
    ]),
  });
});

test('every screen has answers of its own beside those that hold anywhere', () => {
  const without = routes.filter(({ name }) => name !== 'test' && faqTopics(name).length < 2);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('each question has an answer, and no answer stands alone', () => {
  for (const words of Object.values(english)) {
    const names = Object.keys(words);
    const asked = names.filter((name) => !name.endsWith('Answer'));
    expect(names.toSorted()).toEqual(asked.flatMap((name) => [name, `${name}Answer`]).toSorted());
  }
});

test('who is logged in is led to guides, to cancelling and to deleting the account', async () => {
  const aboutUs = routes.find(({ name }) => name === 'aboutUs');
  if (aboutUs === undefined) throw new Error('There is no page about us');
  await renderScreen(aboutUs);
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
  const links = await within(await screen.findByRole('dialog')).findAllByRole('link', {
    name: /Guides|Cancel|Delete/,
  });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/guildDetail', '/repaidDetail', '/my']);
});
