import { endpoint } from '../../endpoint.ts';
import { homeAnswer } from './home-answer.ts';

export { type HomeState, homeStates } from './home-answer.ts';

/** Where the borrower stands and what to do next; `state` is decided by the server alone. */
export const getHome = endpoint({
  name: 'getHome',
  method: 'GET',
  path: '/api/home',
  access: 'customer',
  output: homeAnswer,
  errors: ['not_signed_in', 'session_ended'],
});
