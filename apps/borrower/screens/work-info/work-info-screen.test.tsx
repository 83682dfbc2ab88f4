import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { profileAnswer, sectionAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';
import { unfold } from '../../testing/unfold.ts';

const { route } = findRoute('/workInfo');

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(step: string, values: Record<string, string>) {
  history.replaceState(null, '', `/workInfo?step=${step}`);
  const profile = profileAnswer({ sections: [sectionAnswer('work', values)] });
  serveAnswers({ 'GET /api/profile': profile, 'PUT /api/profile/work/draft': profile });
  await renderScreen(route);
}
const kept = () => useSectionDrafts.getState().work?.values ?? {};
const dayOfPay = () => screen.queryByRole('combobox', { name: /On which day/ });
const industries = () => [...document.querySelectorAll<HTMLElement>('.named-list button')];
const names = () => industries().map(({ textContent }) => textContent);

test('an industry is found by any word for it, and the focus goes along', async () => {
  await show('employer', { employmentType: 'contractWorker' });
  const search = await screen.findByRole('searchbox', { name: 'Industry' });
  expect(industries()).toHaveLength(6);
  await unfold('See all the others');
  expect(industries()).toHaveLength(26);

  fireEvent.change(search, { target: { value: 'lalamove' } });
  expect(names()).toEqual(['Delivery and riders']);
  screen.getByText('1 match');
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(kept()['industry']).toBe('delivery');
  const another = screen.getByRole('button', { name: /Choose another/ });
  expect(document.activeElement).toBe(another);

  fireEvent.click(another);
  expect(kept()['industry']).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Industry' }));
  await unfold('See all the others');
  fireEvent.click(screen.getByRole('button', { name: 'Health and care' }));
  expect(kept()['industry']).toBe('health');
});

test('Enter chooses none of several, nor sends the form', async () => {
  await show('employer', { employmentType: 'selfEmployed' });
  const search = await screen.findByRole('searchbox', { name: 'Industry' });
  fireEvent.change(search, { target: { value: 'agent' } });
  expect(industries().length).toBeGreaterThan(1);
  expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
  expect(kept()['industry'] ?? '').toBe('');
  fireEvent.change(search, { target: { value: 'qqq' } });
  screen.getByText(/choose “Other”/);
  expect(names()).toEqual(['Other']);
});

test('the usual payroll comes first and needs no other answer, pay by the month or the week is asked for its day', async () => {
  await show('pay', { employmentType: 'contractWorker' });
  const cycles = await screen.findByRole('group', { name: 'How often are you paid?' });
  expect(
    within(cycles)
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.textContent),
  ).toEqual(['15th and 30th', 'Once a month', 'Every two weeks', 'Every week', 'It varies']);
  fireEvent.click(screen.getByRole('radio', { name: '15th and 30th' }));
  expect(kept()['payCycle']).toBe('semiMonthly');
  screen.getByText('On a weekend? We count on the Friday before.');
  expect(dayOfPay()).toBeNull();

  fireEvent.click(screen.getByRole('radio', { name: 'Once a month' }));
  fireEvent.change(dayOfPay()!, { target: { value: '30' } });
  expect(kept()).toMatchObject({ payCycle: 'monthly', payday: '30' });
  fireEvent.click(screen.getByRole('radio', { name: 'It varies' }));
  expect(kept()).toMatchObject({ payCycle: 'other', payday: '' });
  expect(dayOfPay()).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Every week' }));
  fireEvent.change(dayOfPay()!, { target: { value: '6' } });
  expect(kept()).toMatchObject({ payCycle: 'weekly', payday: '6' });
});

test('who is paid every two weeks chooses the next payday by its date, and an answer of long ago stands as the next one', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z'), toFake: ['Date'] });
  await show('pay', { employmentType: 'contractWorker', payCycle: 'biWeekly', payday: '2026-11-13' });
  const payday = await screen.findByRole<HTMLSelectElement>('combobox', { name: /next payday/ });
  expect(payday.selectedOptions[0]?.textContent).toBe('Fri, Nov\u00A027,\u00A02026');
  fireEvent.change(payday, { target: { value: '2026-12-01' } });
  expect(kept()['payday']).toBe('2026-12-01');
  fireEvent.click(screen.getByRole('radio', { name: 'Every week' }));
  expect(kept()['payday']).toBe('');
  vi.useRealTimers();
});
