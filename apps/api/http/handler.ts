import type { Access, CallOutput, ParsedInput, StaffRole } from '@luwag/contract/endpoint';
import type { EndpointName, Endpoints } from '@luwag/contract/endpoints';
import type { ErrorCode, ErrorDetail } from '@luwag/contract/errors';
import type { PartnerScope } from '@luwag/contract/partner-scopes';
import type { partnerOfKey, Partner } from '../use-cases/partner/partner-keys.ts';
import type { Caller } from '../use-cases/write.ts';
import type { Cookies } from './cookies.ts';

export type StaffCaller = { staffId: string; name: string; role: StaffRole };

/** What every handler gets of a request besides its parsed input. */
export type RequestContext = {
  requestId: string;
  /** Address of the nearest party that is not a trusted proxy. */
  remoteAddress: string;
  userAgent: string;
  cookies: Cookies;
};

type IdentityFor<A extends Access> = A extends 'customer'
  ? { caller: Caller }
  : A extends 'staff'
    ? { staff: StaffCaller }
    : A extends 'partner'
      ? { partner: Partner }
      : unknown;

type KeyFor<E> = E extends { needsIdempotencyKey?: infer IsKeyed }
  ? true extends IsKeyed
    ? { idempotencyKey: string }
    : unknown
  : unknown;

export type HandlerContext<E> = RequestContext &
  IdentityFor<E extends { access: infer A extends Access } ? A : never> &
  KeyFor<E>;

export type HandlerAnswer<T> = { ok: true; value: T } | { ok: false; code: ErrorCode; detail?: ErrorDetail };

export type Handler<E> = (
  input: ParsedInput<E>,
  context: HandlerContext<E>,
) => Promise<HandlerAnswer<CallOutput<E>>>;

/** One handler for each endpoint of the contract, by the endpoint's name. */
export type Handlers = { [Name in EndpointName]: Handler<Endpoints[Name]> };

/** How a request shows on whose behalf it comes. */
export type Authentication = {
  /** Reads an access token's form only; whether it still holds is decided with the customer's own data. */
  customer: (accessToken: string) => Caller | null;
  /** Who holds a session of staff; a call that a screen makes by itself is no use of it. */
  staff: (sessionSecret: string, call: { isUse: boolean }) => Promise<StaffCaller | null>;
  /** Which system holds a key that lets it do this, or why none is let in. */
  partner: (secret: string, scope: PartnerScope) => ReturnType<typeof partnerOfKey>;
  /** Why a customer's session does not hold, asked only where a request is refused for what is in it. */
  refusedSession: (caller: Caller) => Promise<ErrorCode | null>;
};
