import { getProfile } from '@luwag/contract/endpoints/profile/get-profile';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/baseInfo2',
  alias: '/c3Wn7',
  family: 'forms',
  stylesheet: 'base-info2.css',
  messages: ['base-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  prefetches: [getProfile.path],
  helpTopics: ['application'],
};
