import { getProfile } from '@luwag/contract/endpoints/profile/get-profile';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/bankInfo',
  alias: '/k7Ea2',
  family: 'forms',
  stylesheet: 'bank-info.css',
  messages: ['bank-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  prefetches: [getProfile.path],
  helpTopics: ['bankInfo', 'application'],
};
