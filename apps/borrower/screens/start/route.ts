import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/start',
  alias: '/q7mZ2',
  isOpen: true,
  isKeptAlive: true,
  stylesheet: 'start.css',
  messages: ['start', 'errors'],
  helpTopics: ['start'],
};
