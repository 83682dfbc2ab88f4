import { getProfile } from '@luwag/contract/endpoints/profile/get-profile';
import { listInstitutions } from '@luwag/contract/endpoints/profile/list-institutions';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/bankName',
  alias: '/n4Ub8',
  family: 'forms',
  stylesheet: 'bank-name.css',
  messages: ['bank-name', 'profile', 'errors', 'app-errors'],
  prefetches: [getProfile.path, listInstitutions.path],
  helpTopics: ['bankInfo', 'application'],
};
