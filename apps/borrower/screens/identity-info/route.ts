import { getProfile } from '@luwag/contract/endpoints/profile/get-profile';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/identityInfo',
  alias: '/i8Xd4',
  family: 'forms',
  stylesheet: 'identity-info.css',
  messages: ['identity-info', 'photo', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  prefetches: [getProfile.path],
  helpTopics: ['identityInfo', 'application'],
};
