import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/loan',
  alias: '/g2Ld7',
  family: 'loans',
  stylesheet: 'loan.css',
  messages: ['loan', 'offer', 'lending', 'errors', 'app-errors'],
  helpTopics: ['papers', 'withdrawPage'],
};
