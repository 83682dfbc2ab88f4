import { getOwnSettings } from '@luwag/contract/endpoints/settings/get-own-settings';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/setup',
  alias: '/s3Vw9',
  stylesheet: 'setup.css',
  messages: ['setup', 'exact-number', 'errors', 'app-errors'],
  prefetches: [getOwnSettings.path],
  helpTopics: ['setup', 'messages'],
};
