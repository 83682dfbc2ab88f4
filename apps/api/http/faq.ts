import type { Context } from '../use-cases/context.ts';
import { getFaq, listFaq, setFaq } from '../use-cases/faq/faq.ts';
import type { Handlers } from './handler.ts';

type FaqHandlers = Pick<Handlers, 'getFaq' | 'listFaq' | 'setFaq'>;

/** What people ask, for them to read and for staff to write. */
export function faqHandlers(context: Context): FaqHandlers {
  return {
    getFaq: ({ query }) => getFaq(context, query.language),
    listFaq: () => listFaq(context),
    setFaq: ({ params, body }, { staff }) => setFaq(context, staff.staffId, params.topic, body),
  };
}
