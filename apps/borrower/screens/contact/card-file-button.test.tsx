import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { profileAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const card = (name: string) =>
  `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nTEL;type=CELL:+639181112222\nEND:VCARD\n`;
const kept = () => useSectionDrafts.getState().contacts?.values ?? {};

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  history.replaceState(null, '', '/contact');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function choose(content: string | Blob) {
  const input = await screen.findByLabelText<HTMLInputElement>('Choose a contact card');
  fireEvent.change(input, { target: { files: [new File([content], 'Liza.vcf', { type: 'text/vcard' })] } });
}

test('a contact card fills in name and number, and nothing else of it goes anywhere', async () => {
  const sent = serveAnswers({ 'GET /api/profile': profileAnswer() });
  await renderScreen(findRoute('/contact').route);
  await choose(card('Liza Santos').replace('END', 'NOTE:owes me money\nEND'));
  await screen.findByText('We filled in the name and number from the card. Please check them.');
  expect(kept()).toEqual({ emergency1Name: 'Liza Santos', emergency1Phone: '09181112222' });
  await waitFor(() => expect(sent.some(({ call }) => call.startsWith('PUT'))).toBe(true));
  expect(JSON.stringify(sent)).not.toContain('owes');
});

test.each([
  ['many people', card('Liza') + card('Ana'), /several people/],
  ['a picture', '\u0089PNG', /n’t a contact card/],
  ['a card without a number', card('Liza').replace('TEL', 'NOTE'), /no Philippine mobile number/],
])('a file of %s says so and leaves the fields to be typed in', async (_, content, problem) => {
  serveAnswers({ 'GET /api/profile': profileAnswer() });
  await renderScreen(findRoute('/contact').route);
  await choose(content);
  expect((await screen.findByRole('alert')).textContent).toMatch(problem);
  expect(kept()).toEqual({});
});
