import { endpoint } from '../../endpoint.ts';
import { adConsentAnswer } from './ad-consent-answer.ts';

/** Whether an advertising service may be told which advertisement led the borrower here. */
export const getAdConsent = endpoint({
  name: 'getAdConsent',
  method: 'GET',
  path: '/api/ad-consent',
  access: 'customer',
  output: adConsentAnswer,
  errors: ['not_signed_in', 'session_ended'],
});
