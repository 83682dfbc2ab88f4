import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ErrorCode } from './errors.ts';
import type { PartnerScope } from './partner-scopes.ts';

/** Who may call: anyone, a logged-in customer, signed-in staff, a system with a key, or anyone while the sandbox runs. */
export type Access = 'open' | 'customer' | 'staff' | 'partner' | 'sandbox';

export const staffRoles = [
  'agent',
  'reviewer',
  'seniorReviewer',
  'finance',
  'collections',
  'marketing',
  'admin',
  'auditor',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What staff can close for a while; everything else goes on. */
export const maintainedFunctions = ['loginCodes', 'withdrawing', 'paying', 'accountChange'] as const;
export type MaintainedFunction = (typeof maintainedFunctions)[number];

/** The clearings that carry payouts. While staff have one closed, payouts by it wait, and no call is refused. */
export const payoutRails = ['instapay', 'pesonet'] as const;
export const closable = [...maintainedFunctions, ...payoutRails] as const;
export type Closable = (typeof closable)[number];

/** What a call of a closed function is refused with, together with its times and the note of staff. */
export const closedCodes = {
  // The first page has words for this one already and no room for more.
  loginCodes: 'service_unavailable',
  withdrawing: 'withdrawing_closed',
  paying: 'paying_closed',
  accountChange: 'account_change_closed',
} as const satisfies Record<MaintainedFunction, ErrorCode>;

/** One call between browser and server, as data: the server binds it, the client is typed by it, OpenAPI is printed from it. */
export type Endpoint<
  Params extends GenericSchema | undefined = GenericSchema | undefined,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Output extends GenericSchema = GenericSchema,
> = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the origin; `:name` marks a parameter that `params` describes. */
  path: `/api/${string}`;
  access: Access;
  /** Staff roles that may call; only with access 'staff'. */
  roles?: readonly StaffRole[];
  /** What a key must be allowed to; only with access 'partner'. */
  scope?: PartnerScope;
  /** Whether open screens ask again by themselves, so that asking is no sign of a person. */
  isPolled?: boolean;
  /** Whether the caller must send an `Idempotency-Key` (a UUID, one per intent). */
  needsIdempotencyKey?: boolean;
  /** For how long anybody on the way may keep the answer, which is the same for everyone. Such an answer travels compressed. */
  keptForSeconds?: number;
  /** The largest body, in bytes, where it is another than that of every call. */
  mostBodyBytes?: number;
  /** The function it belongs to, where that is one staff can close. */
  maintained?: MaintainedFunction;
  params?: Params;
  query?: Query;
  body?: Body;
  output: Output;
  /** Codes beyond the universal ones. */
  errors: readonly ErrorCode[];
};

type InputOf<Schema> = Schema extends GenericSchema ? InferInput<Schema> : undefined;
type ParsedOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;

/** What a caller sends. */
export type CallInput<E> =
  E extends Endpoint<infer Params, infer Query, infer Body>
    ? (Params extends GenericSchema ? { params: InputOf<Params> } : { params?: undefined }) &
        (Query extends GenericSchema ? { query?: InputOf<Query> } : { query?: undefined }) &
        (Body extends GenericSchema ? { body: InputOf<Body> } : { body?: undefined })
    : never;

/** What a handler receives after parsing. */
export type ParsedInput<E> =
  E extends Endpoint<infer Params, infer Query, infer Body>
    ? { params: ParsedOf<Params>; query: ParsedOf<Query>; body: ParsedOf<Body> }
    : never;

/** What the server answers. */
export type CallOutput<E> = E extends { output: infer Output extends GenericSchema }
  ? InferOutput<Output>
  : never;

/** Keeps the exact types of an endpoint, who may call it among them, while checking its shape. */
export function endpoint<
  const Params extends GenericSchema | undefined = undefined,
  const Query extends GenericSchema | undefined = undefined,
  const Body extends GenericSchema | undefined = undefined,
  const Output extends GenericSchema = GenericSchema,
  const Who extends Access = Access,
  const IsKeyed extends boolean = false,
>(
  definition: Endpoint<Params, Query, Body, Output> & { access: Who; needsIdempotencyKey?: IsKeyed },
): Endpoint<Params, Query, Body, Output> & { access: Who; needsIdempotencyKey?: IsKeyed } {
  return definition;
}
