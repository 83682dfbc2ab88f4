import { listLoans } from '@luwag/contract/endpoints/loan/list-loans';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/repaidDetail',
  alias: '/d4Jy6',
  family: 'loans',
  stylesheet: 'repaid-detail.css',
  messages: [
    'repaid-detail',
    'coupon-choice',
    'payment-over',
    'lending',
    'loan-cards',
    'errors',
    'app-errors',
  ],
  prefetches: [listLoans.path],
  helpTopics: ['repaidDetail', 'billIndex'],
};
