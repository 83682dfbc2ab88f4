import { getProfile } from '@luwag/contract/endpoints/profile/get-profile';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/workInfo',
  alias: '/w9Jf3',
  family: 'forms',
  stylesheet: 'work-info.css',
  messages: ['work-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  prefetches: [getProfile.path],
  helpTopics: ['application'],
};
