import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routeFiles } from '../../app/route-files.ts';
import { findRoute } from '../../routing/routes.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { keepProfile } from '../../store/profile.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { everySection, profileAnswer, sectionAnswer } from '../../testing/profile-answers.ts';
import { renderInApp, renderScreen } from '../../testing/render-screen.tsx';
import { refuse, type SentCall, serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/baseInfo');
const draftCall = 'PUT /api/profile/sections/basic/draft';
const completeCall = 'PUT /api/profile/sections/basic';
const answers = everySection.basic;

const saved = ({ body }: SentCall) =>
  sectionAnswer('basic', body['values'] as Record<string, string>, { step: Number(body['step']) });

/** A borrower who has got as far as the second page of this section. */
const onSecondStep = {
  'GET /api/profile': profileAnswer({
    sections: [sectionAnswer('basic', { gender: 'female', maritalStatus: 'single' }, { step: 1 })],
  }),
  [draftCall]: saved,
};

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1', phone_number: '9171234567' });
  history.replaceState(null, '', '/baseInfo');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a step without answers names each question, links to it and takes the focus; nothing is sent', async () => {
  const sent = serveAnswers({ 'GET /api/profile': profileAnswer() });
  await renderScreen(route);
  await screen.findByText('Step 2 of 8 – About you');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About you');
  proceed();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getByRole('link', { name: 'Gender: Choose one.' })).not.toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Civil status: Choose one.' }));
  expect(document.activeElement?.id).toBe('maritalStatus');
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/profile']);
});

test('what is chosen is saved by itself with its step, and Continue goes on in the address', async () => {
  const sent = serveAnswers({ 'GET /api/profile': profileAnswer(), [draftCall]: saved });
  await renderScreen(route);
  fireEvent.click(await screen.findByLabelText('Female'));
  fireEvent.click(screen.getByLabelText('Single'));
  await screen.findByText('Saved', {}, { timeout: 2000 });
  expect(sent.at(-1)).toMatchObject({
    call: draftCall,
    body: { values: { gender: 'female', maritalStatus: 'single' }, step: 0 },
  });
  proceed();
  await screen.findByRole('heading', { level: 1, name: 'School and email' });
  expect(location.search).toBe('?step=school');
});

test('an answer given in the moment the form appears is kept', async () => {
  serveAnswers({ 'GET /api/profile': profileAnswer(), [draftCall]: saved });
  const { screen: screenFile, namespaces } = await routeFiles(route);
  const { default: Screen } = await screenFile();
  keepProfile(profileAnswer());
  await renderInApp(() => {
    useLayoutEffect(() => {
      fireEvent.click(screen.getByLabelText('Female'));
    }, []);
    return <Screen />;
  }, namespaces);
  expect(useSectionDrafts.getState().basic?.values).toEqual({ gender: 'female' });
});

test('a borrower who comes back stands on the step reached last time, with the answers given', async () => {
  serveAnswers(onSecondStep);
  await renderScreen(route);
  await screen.findByRole('heading', { level: 1, name: 'School and email' });
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { level: 1, name: 'About you' });
  expect(screen.getByLabelText<HTMLInputElement>('Female').checked).toBe(true);
});

test('the last step hands the section in, with these answers and no other, and leads to the next open task', async () => {
  const done = profileAnswer({ sections: [sectionAnswer('basic', answers, { isComplete: true })] });
  const sent = serveAnswers({ ...onSecondStep, [completeCall]: done });
  await renderScreen(route);
  fireEvent.click(await screen.findByLabelText('College or university'));
  type('Email', 'maria@example.com');
  proceed();
  await waitFor(() => expect(location.pathname).toBe('/baseInfo2'));
  expect(sent.find(({ call }) => call === completeCall)?.body).toEqual({ values: answers });
});

test('a single changed answer is saved at once and leads back to the check', async () => {
  history.replaceState(null, '', '/baseInfo?step=person&change=1');
  const finished = profileAnswer({ sections: [sectionAnswer('basic', answers, { isComplete: true })] });
  const sent = serveAnswers({ 'GET /api/profile': finished, [draftCall]: saved, [completeCall]: finished });
  await renderScreen(route);
  fireEvent.click(await screen.findByLabelText('Married, with children'));
  fireEvent.click(screen.getByRole('button', { name: 'Save change' }));
  await waitFor(() => expect(location.pathname).toBe('/homeIndex'));
  expect(sent.find(({ call }) => call === completeCall)?.body).toEqual({
    values: { ...answers, maritalStatus: 'marriedWithChildren' },
  });
});

test('a field the server refuses is shown on its own step', async () => {
  const refusal = refuse(422, 'validation_failed', {
    fields: [{ path: 'maritalStatus', code: 'choice_required' }],
  });
  serveAnswers({ ...onSecondStep, [completeCall]: refusal });
  await renderScreen(route);
  fireEvent.click(await screen.findByLabelText('College or university'));
  type('Email', 'maria@example.com');
  proceed();
  await screen.findByRole('heading', { level: 1, name: 'About you' });
  expect(screen.getByRole('link', { name: 'Civil status: Choose one.' })).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});

test('a mistyped e-mail is told at the field and in the summary; both show at once that it is typed again', async () => {
  serveAnswers(onSecondStep);
  await renderScreen(route);
  fireEvent.click(await screen.findByLabelText('College or university'));
  type('Email', 'maria@');
  proceed();
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  const fault = screen.getByRole('link', { name: /^Email: Write the full address/ });
  type('Email', 'maria@example.com');
  expect(email.getAttribute('aria-invalid')).toBeNull();
  expect(fault.isConnected).toBe(true);
  expect(fault.textContent).toBe('Email (changed)');
  expect(fault.parentElement?.dataset['changed']).toBe('true');
});

test('without a network the answers stay, the chip says where, and they are sent once it is back', async () => {
  let isOnline = false;
  const sent = serveAnswers({
    'GET /api/profile': profileAnswer(),
    [draftCall]: (call: SentCall) => {
      if (!isOnline) throw new TypeError('offline');
      return saved(call);
    },
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByLabelText('Female'));
  await screen.findByText(/Saved on this phone/, {}, { timeout: 2500 });
  isOnline = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await screen.findByText('Saved', {}, { timeout: 2000 });
  expect(sent.filter(({ call }) => call === draftCall)).toHaveLength(2);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('female');
});

test('answers outlive a visit to another screen, and nothing of them outlives the session', async () => {
  serveAnswers({ 'GET /api/profile': profileAnswer(), [draftCall]: saved });
  const first = await renderScreen(route);
  fireEvent.click(await screen.findByLabelText('Male'));
  first.unmount();
  const second = await renderScreen(route);
  expect((await screen.findByLabelText<HTMLInputElement>('Male')).checked).toBe(true);
  second.unmount();
  useCoreStore.getState().resetUserData();
  expect(useSectionDrafts.getState()).toEqual({});
});

test('while an application is looked at, its answers cannot be changed', async () => {
  serveAnswers({ 'GET /api/profile': profileAnswer({ isEditable: false }) });
  await renderScreen(route);
  await screen.findByText('Your answers are under review');
  expect(screen.queryByRole('radio')).toBeNull();
});

/** A server that takes its time over the finished section. */
function slowCompletion() {
  const { promise, resolve: answer } = Promise.withResolvers<object>();
  const sent = serveAnswers({ ...onSecondStep, [completeCall]: () => promise });
  const isAsked = () => expect(sent.filter(({ call }) => call === completeCall)).toHaveLength(1);
  return { isAsked, answer };
}

async function finishBasic() {
  fireEvent.click(await screen.findByLabelText('College or university'));
  type('Email', 'maria@example.com');
  proceed();
  await waitFor(() => expect(location.pathname).toBe('/baseInfo2'));
}

test('the next section is there while this one is handed in, and nothing says saved before it is', async () => {
  const { isAsked, answer } = slowCompletion();
  await renderScreen(route);
  await finishBasic();
  await waitFor(isAsked);
  expect(useSectionDrafts.getState().basic).toMatchObject({ isDirty: true, isFinished: false });
  expect(screen.queryByText('Saved')).toBeNull();
  answer(profileAnswer({ sections: [sectionAnswer('basic', answers, { isComplete: true })] }));
  await waitFor(() =>
    expect(useSectionDrafts.getState().basic).toMatchObject({ isDirty: false, isFinished: true }),
  );
  expect(location.pathname).toBe('/baseInfo2');
});

test('refused while the borrower is on the next section, it leads back to the field with all that was typed', async () => {
  const { isAsked, answer } = slowCompletion();
  const first = await renderScreen(route);
  await finishBasic();
  await waitFor(isAsked);
  first.unmount();
  answer(refuse(422, 'validation_failed', { fields: [{ path: 'email', code: 'email_format' }] }));
  await waitFor(() => expect(location.pathname).toBe('/baseInfo'));
  await renderScreen(route);
  await screen.findByRole('link', { name: /^Email: / });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maria@example.com');
});

test('where the network is lost on the way it leads back, and the chip says that the section waits', async () => {
  serveAnswers({
    ...onSecondStep,
    [completeCall]: () => {
      throw new TypeError('offline');
    },
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByLabelText('College or university'));
  type('Email', 'maria@example.com');
  proceed();
  await waitFor(() => expect(useSectionDrafts.getState().basic?.saveState).toBe('queued'));
  await waitFor(() => expect(location.pathname).toBe('/baseInfo'));
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});

test('three taps on Continue hand the section in once', async () => {
  const done = profileAnswer({ sections: [sectionAnswer('basic', answers, { isComplete: true })] });
  const sent = serveAnswers({ ...onSecondStep, [completeCall]: done });
  await renderScreen(route);
  fireEvent.click(await screen.findByLabelText('College or university'));
  type('Email', 'maria@example.com');
  proceed();
  proceed();
  proceed();
  await waitFor(() => expect(location.pathname).toBe('/baseInfo2'));
  expect(sent.filter(({ call }) => call === completeCall)).toHaveLength(1);
});

test('a step can be left out where all of it is optional', async () => {
  const { route: more } = findRoute('/baseInfo2');
  history.replaceState(null, '', '/baseInfo2?step=facebook');
  const sent = serveAnswers({
    'GET /api/profile': profileAnswer({ sections: [sectionAnswer('basicMore', { loanPurpose: 'medical' })] }),
    'PUT /api/profile/sections/basicMore/draft': ({ body }: SentCall) =>
      sectionAnswer('basicMore', body['values'] as Record<string, string>),
    'PUT /api/profile/sections/basicMore': profileAnswer(),
  });
  await renderScreen(more);
  await screen.findByLabelText('Facebook username (optional)');
  type('Facebook username (optional)', 'https://facebook.com/groups/1');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  const leaveOut = await screen.findByRole('button', { name: 'Not now' });
  // Each button holds back a second tap of its own alone.
  expect(leaveOut.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(leaveOut);
  await waitFor(() => expect(location.pathname).toBe('/addressInfo'));
  expect(sent.find(({ call }) => call === 'PUT /api/profile/sections/basicMore')?.body).toEqual({
    values: { loanPurpose: 'medical', whatsappNumber: '', viberAccount: '', facebookUsername: '' },
  });
});
