import type { ScreenToRender } from '@luwag/contract/rendered-screen';
import { settingsPart } from './core-defaults.ts';
import { useCoreStore } from './core-store.ts';
import type { RenderedFrom } from './rendered-from.ts';

type Given = Pick<ScreenToRender, 'customerId' | 'settings'> & Pick<RenderedFrom, 'userAgent' | 'origin'>;

/** What a screen is rendered from, on the server and in the first rendering on the phone alike. */
export function makeRenderedFrom<Answers extends RenderedFrom['answers']>(
  { customerId, settings, userAgent, origin }: Given,
  answers: Answers,
) {
  return {
    settings,
    userAgent,
    origin,
    answers,
    // A rendering reads of the token only whether there is one, so the server's state has none of its own.
    core: {
      ...useCoreStore.getInitialState(),
      ...settingsPart(settings),
      publicData: { customerId, token: customerId },
    },
  } satisfies RenderedFrom;
}
