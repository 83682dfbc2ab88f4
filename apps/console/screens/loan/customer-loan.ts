import type { CallOutput } from '@luwag/contract/endpoint';
import type { getCustomerLoan } from '@luwag/contract/endpoints/staff/get-customer-loan';

export type { LoanAction, LoanActionKind, LoanFigures } from '@luwag/contract/endpoints/staff/loan-action';
export type { StaffRequest } from '@luwag/contract/endpoints/staff/request-answer';
export type CustomerLoan = CallOutput<typeof getCustomerLoan>;
