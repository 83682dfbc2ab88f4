import { getReloan } from '@luwag/contract/endpoints/rewards/get-reloan';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/appointLoan',
  alias: '/e5Lr3',
  family: 'loans',
  stylesheet: 'appoint-loan.css',
  messages: ['easy-reloan', 'exact-number', 'offer', 'lending', 'errors', 'app-errors'],
  prefetches: [getReloan.path],
  helpTopics: ['easyReloan', 'coupon'],
};
