import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/msgDetail',
  alias: '/g5Dk8',
  stylesheet: 'msg-detail.css',
  messages: ['messages', 'errors', 'app-errors'],
  helpTopics: ['messages', 'setup'],
};
