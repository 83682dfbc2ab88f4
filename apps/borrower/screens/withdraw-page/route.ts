import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/withdrawPage',
  alias: '/s6Tf1',
  isKeptAlive: true,
  family: 'loans',
  stylesheet: 'withdraw-page.css',
  messages: ['withdraw-page', 'what-if', 'offer', 'lending', 'errors', 'app-errors'],
  helpTopics: ['withdrawPage', 'allWithdraw'],
};
