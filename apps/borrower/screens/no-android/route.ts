import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/noAndroid',
  alias: '/x4Rk9',
  isOpen: true,
  stylesheet: 'no-android.css',
  messages: ['no-android'],
  helpTopics: ['noAndroid', 'start'],
};
