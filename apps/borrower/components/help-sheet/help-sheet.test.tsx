import { faqTopics as faqTopicNames } from '@luwag/contract/endpoints/faq/faq-answer';
import { languages } from '@luwag/contract/language';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providePublicSettings, publicSettings } from '../../platform/public-settings.ts';
import { routes } from '../../routing/routes.ts';
import english from '../../messages/en-US/faq.json' with { type: 'json' };
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { forgetAnswers } from '../../store/use-answer.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { faqTopics } from './faq-topics.ts';

const start = routes.find(({ name }) => name === 'start');
if (start === undefined) throw new Error('There is no first page');

let written: object[];
beforeEach(() => {
  const { legalIdentity, ...others } = publicSettings();
  providePublicSettings({ ...others, legalIdentity: { ...legalIdentity, hotLine: '(02) 8123 4567' } });
  written = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ topics: written }));
});
afterEach(() => {
  cleanup();
  forgetAnswers();
  vi.restoreAllMocks();
});

test.each(languages)('Help shows five answers for the screen in front of one, in %s', async (language) => {
  await renderScreen(start, language);
  await userEvent.click(await screen.findByRole('button', { name: /^(Help|Tulong|मदद)$/ }));
  const sheet = await screen.findByRole('dialog');
  const questions = await within(sheet).findAllByRole('group');
  expect(questions).toHaveLength(5);
  for (const question of questions) expect(question.querySelector('p')?.textContent).toMatch(/[.।?]$/);
  expect(sheet.querySelector('a[href^="tel:"]')?.textContent).toContain('(02) 8123 4567');
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

test('what the lender wrote about a topic stands in the place of the app’s own words, as plain text', async () => {
  const question = 'Why <b>not</b> today?';
  written = [{ topic: 'start', questions: [{ question, answer: 'Holiday & rest.' }] }];
  await renderScreen(start);
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByText(question)).toBeTruthy();
  expect(within(sheet).queryByText(english.start.codeMissing)).toBeNull();
  expect(within(sheet).getByText(english.general.code)).toBeTruthy();
  expect(useCoreStore.getState().FAQData).toMatchObject({
    questions: expect.arrayContaining([{ question, answer: 'Holiday & rest.' }]),
  });
});

test('the lender can write about every topic that has words, and no other', () => {
  expect(faqTopicNames.toSorted()).toEqual(Object.keys(english).toSorted());
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

test('who is logged out is led to paying without a log-in, and told what needs one', async () => {
  useCoreStore.setState(structuredClone(coreDefaults));
  await renderScreen(start);
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
  const sheet = await screen.findByRole('dialog');
  const link = await within(sheet).findByRole('link', { name: 'Pay a loan without logging in' });
  expect(link.getAttribute('href')).toBe('/noAndroid');
  expect(sheet.textContent).toContain('log in first');
  expect(sheet.textContent).not.toContain('above');
});
