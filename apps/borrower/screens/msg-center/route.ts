import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/msgCenter',
  alias: '/m7Qx4',
  stylesheet: 'msg-center.css',
  messages: ['messages', 'errors', 'app-errors'],
  helpTopics: ['messages', 'setup'],
};
