import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/test',
  alias: '/z1Bt6',
  isOpen: true,
  stylesheet: 'test.css',
  messages: ['test', 'errors', 'app-errors'],
};
