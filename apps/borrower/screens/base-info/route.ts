import { getProfile } from '@luwag/contract/endpoints/profile/get-profile';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/baseInfo',
  alias: '/b6Ty1',
  family: 'forms',
  stylesheet: 'base-info.css',
  messages: ['base-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  prefetches: [getProfile.path],
  helpTopics: ['application'],
};
