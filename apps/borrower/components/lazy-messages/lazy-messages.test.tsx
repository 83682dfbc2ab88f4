import type { Language } from '@luwag/contract/language';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { type Catalogue, loadCatalogue } from '../../messages/catalogue.ts';
import { LazyMessages } from './lazy-messages.tsx';

afterEach(cleanup);

function Heading() {
  return <h1>{useTranslations('not-found')('title')}</h1>;
}
function LateNote() {
  return <p>{useTranslations('correction')('renewed')}</p>;
}

type Shown = { language: Language; messages: Catalogue };

function App({ first, next }: { first: Shown; next: Shown }) {
  const [{ language, messages }, setShown] = useState(first);
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Asia/Manila">
      <Heading />
      <button aria-label={next.language} onClick={() => startTransition(() => setShown(next))} />
      <LazyMessages namespaces={['correction']} waiting={<p>Wait</p>}>
        <LateNote />
      </LazyMessages>
    </IntlProvider>
  );
}

const shownIn = async (language: Language): Promise<Shown> => ({
  language,
  messages: await loadCatalogue(language, ['not-found']),
});

test('words that came late change with the screen around them: at no moment are two languages on show', async () => {
  const [first, next] = await Promise.all([shownIn('en-US'), shownIn('fil-PH')]);
  const { container } = render(<App first={first} next={next} />);
  await screen.findByText('Done');
  const seen = new Set<string>();
  const observer = new MutationObserver(() => seen.add(container.textContent));
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  await act(async () => fireEvent.click(screen.getByRole('button')));
  await waitFor(() => expect(screen.queryByText('Done')).toBeNull());
  expect(container.querySelector('h1')?.textContent).toBe(next.messages['not-found']?.title);
  expect([...seen]).toEqual([container.textContent]);
});
