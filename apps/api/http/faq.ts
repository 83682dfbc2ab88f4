import type { Context } from '../use-cases/context.ts';
import { getFaq, listFaq, setFaq } from '../use-cases/faq/faq.ts';
import { countGuideAnswer, listGuideAnswers } from '../use-cases/faq/guide-answers.ts';
import type { AddressWindows } from './address-window.ts';
import type { Handlers } from './handler.ts';

type FaqHandlers = Pick<Handlers, 'getFaq' | 'listFaq' | 'setFaq' | 'countGuideAnswer' | 'listGuideAnswers'>;

/** Many phones of one mobile network share an address. */
const answersWindow = { most: 60, windowMs: 600_000 };

/** What people ask, for them to read and for staff to write, and whether the guides help. */
export function faqHandlers(context: Context, windows: AddressWindows): FaqHandlers {
  const answers = windows.open('guide-answers', answersWindow);
  return {
    getFaq: ({ query }) => getFaq(context, query.language),
    listFaq: () => listFaq(context),
    setFaq: ({ params, body }, { staff }) => setFaq(context, staff.staffId, params.topic, body),
    countGuideAnswer: async ({ params, body }, { remoteAddress }) => {
      if (!answers.admits(remoteAddress)) return { ok: false, code: 'too_frequent' };
      return countGuideAnswer(context, params.guide, body);
    },
    listGuideAnswers: () => listGuideAnswers(context),
  };
}
