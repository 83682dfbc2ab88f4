/** Who lends: shown on /start, /aboutUs and every paper. A setting; production refuses to boot while any of it is blank. */
export type LegalIdentity = {
  productName: string;
  corporateName: string;
  secRegistrationNumber: string;
  certificateOfAuthorityNumber: string;
  hotLine: string;
  serviceEmail: string;
  website: string;
  address: string;
  grievanceOfficer: string;
  grievanceEmail: string;
};
