import { providePublicSettings } from '../platform/public-settings.ts';

/** Of a server that has told nothing yet: a test that needs more provides it. */
providePublicSettings({
  mode: 'production',
  supportAndroid: false,
  prohibitSelect: false,
  requestUrls: { test: '', prod: '' },
  maritalStatusList: 'long',
  legalIdentity: {
    productName: 'Luwag',
    corporateName: '',
    secRegistrationNumber: '',
    certificateOfAuthorityNumber: '',
    hotLine: '',
    serviceEmail: '',
    website: '',
    address: '',
    grievanceOfficer: '',
    grievanceEmail: '',
  },
  product: null,
});
