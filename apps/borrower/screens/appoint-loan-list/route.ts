import { getReloan } from '@luwag/contract/endpoints/rewards/get-reloan';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/appointLoanList',
  alias: '/y2Sg4',
  family: 'loans',
  stylesheet: 'appoint-loan-list.css',
  messages: ['easy-reloan', 'papers', 'offer', 'lending', 'errors', 'app-errors'],
  prefetches: [getReloan.path],
  helpTopics: ['easyReloan', 'coupon'],
};
