import { listLoans } from '@luwag/contract/endpoints/loan/list-loans';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/billIndex',
  alias: '/b5Xv9',
  isKeptAlive: true,
  tab: 'loan',
  family: 'loans',
  stylesheet: 'bill-index.css',
  messages: ['bill-index', 'lending', 'loan-cards', 'errors', 'app-errors'],
  prefetches: [listLoans.path],
  helpTopics: ['billIndex', 'repaidDetail'],
};
