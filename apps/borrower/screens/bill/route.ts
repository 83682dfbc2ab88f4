import { listLoans } from '@luwag/contract/endpoints/loan/list-loans';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/bill',
  alias: '/y5Hs3',
  family: 'loans',
  stylesheet: 'bill.css',
  messages: ['bill', 'papers', 'lending', 'errors', 'app-errors'],
  prefetches: [listLoans.path],
  helpTopics: ['bill', 'papers'],
};
