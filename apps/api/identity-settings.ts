import * as v from 'valibot';
import type { LegalIdentity } from './ports/legal-identity.ts';
import { words } from './setting-values.ts';

/* The settings that say who lends. */

/** The invented lender of the sandbox. */
const sandboxIdentity: LegalIdentity = {
  productName: 'Luwag',
  corporateName: 'Sandbox Lending Corporation (not a real company)',
  secRegistrationNumber: 'CS000000000',
  certificateOfAuthorityNumber: '0000',
  hotLine: '(02) 8000 0000',
  serviceEmail: 'help@luwag.example',
  website: 'https://luwag.example',
  address: '1 Sandbox Street, Manila',
  grievanceOfficer: 'Grievance Officer of the sandbox',
  grievanceEmail: 'grievance@luwag.example',
};

const variables = {
  productName: 'PRO_NAME',
  corporateName: 'CORPORATE_NAME',
  secRegistrationNumber: 'SEC_REGISTRATION_NUMBER',
  certificateOfAuthorityNumber: 'CERTIFICATE_OF_AUTHORITY_NUMBER',
  hotLine: 'HOT_LINE',
  serviceEmail: 'SERVICE_EMAIL',
  website: 'WEBSITE',
  address: 'OFFICE_ADDRESS',
  grievanceOfficer: 'GRIEVANCE_OFFICER',
  grievanceEmail: 'GRIEVANCE_EMAIL',
} as const satisfies Readonly<Record<keyof LegalIdentity, string>>;
type Name = (typeof variables)[keyof LegalIdentity];

export const identityNames: readonly Name[] = Object.values(variables);
export const identityEntries = {
  PRO_NAME: v.optional(words),
  CORPORATE_NAME: v.optional(words),
  SEC_REGISTRATION_NUMBER: v.optional(words),
  CERTIFICATE_OF_AUTHORITY_NUMBER: v.optional(words),
  HOT_LINE: v.optional(words),
  SERVICE_EMAIL: v.optional(words),
  WEBSITE: v.optional(words),
  OFFICE_ADDRESS: v.optional(words),
  GRIEVANCE_OFFICER: v.optional(words),
  GRIEVANCE_EMAIL: v.optional(words),
} as const satisfies Readonly<Record<Name, unknown>>;

/** The lender as the environment has it; what is left out is the sandbox's. */
export function identityFrom(
  environment: Readonly<Partial<Record<Name, string | undefined>>>,
): LegalIdentity {
  const identity = { ...sandboxIdentity };
  for (const field of Object.keys(variables) as (keyof LegalIdentity)[])
    identity[field] = environment[variables[field]] ?? identity[field];
  return identity;
}
