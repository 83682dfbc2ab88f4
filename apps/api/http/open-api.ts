import type { Endpoint } from '@luwag/contract/endpoint';
import {
  eventOf,
  loanEvents,
  type LoanEventType,
  loanEventTypes,
} from '@luwag/contract/endpoints/receiver/loan-events';
import { type ErrorCode, errorTable, universalErrorCodes } from '@luwag/contract/errors';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

type Json = Record<string, unknown>;
type ObjectSchema = { properties?: Record<string, Json>; required?: string[] };

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorTable) },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'code'],
            properties: { path: { type: 'string' }, code: { type: 'string' } },
          },
        },
        retryAt: { type: 'string', format: 'date-time' },
        triesLeft: { type: 'integer' },
        largestAllowedCentavos: { type: 'integer' },
        reapplyOn: { type: 'string', format: 'date' },
        rule: { type: 'string' },
        figures: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        requestId: { type: 'string' },
      },
    },
  },
};

/** Prints the contract as an OpenAPI 3.1 document, from the very schemas that requests are parsed with. */
export function openApiOf(endpoints: readonly Endpoint[], product: { title: string; origin: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${product.title} API`, version: '1' },
    servers: [{ url: product.origin }],
    paths,
    webhooks: Object.fromEntries(loanEventTypes.map((type) => [type, { post: webhookOf(type) }])),
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        customer: { type: 'http', scheme: 'bearer' },
        staff: { type: 'apiKey', in: 'cookie', name: 'luwag_staff' },
        partner: { type: 'http', scheme: 'bearer', description: 'A key of a system of the lender’s own' },
      },
    },
  };
}

/** What a receiver of the lender's own gets, and what it is to answer. */
function webhookOf(type: LoanEventType): Json {
  return {
    summary: loanEvents[type].meaning,
    tags: ['events'],
    requestBody: { required: true, content: jsonContent(eventOf(type)) },
    responses: { 204: { description: 'Taken; any other 2xx is too' } },
  };
}

function operationOf(endpoint: Endpoint): Json {
  const isSecured = ['customer', 'staff', 'partner'].includes(endpoint.access);
  return {
    operationId: endpoint.name,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    security: isSecured ? [{ [endpoint.access]: endpoint.scope === undefined ? [] : [endpoint.scope] }] : [],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.needsIdempotencyKey === true ? [idempotencyKeyParameter] : []),
    ],
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: jsonContent(endpoint.body) } }),
    responses: {
      200: { description: 'The answer', content: jsonContent(endpoint.output) },
      ...refusalsOf(endpoint),
    },
  };
}

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'One per intent: the same key and body give the same answer and one effect',
  schema: { type: 'string', format: 'uuid' },
};

function jsonContent(schema: GenericSchema): Json {
  return { 'application/json': { schema: schemaOf(schema) } };
}

function schemaOf(schema: GenericSchema): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  }) as Json;
  return rest;
}

function parametersOf(schema: GenericSchema | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function refusalsOf(endpoint: Endpoint): Json {
  const codes = new Set<ErrorCode>([...universalErrorCodes, ...endpoint.errors]);
  if (endpoint.needsIdempotencyKey === true) {
    codes.add('idempotency_key_required').add('idempotency_key_reused').add('busy_try_again');
  }
  if (endpoint.method !== 'GET') codes.add('forbidden');
  const byStatus = Map.groupBy(codes, (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.toSorted().join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
