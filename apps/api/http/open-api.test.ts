import type { Endpoint } from '@luwag/contract/endpoint';
import { endpoints } from '@luwag/contract/endpoints';
import { loanEventTypes } from '@luwag/contract/endpoints/receiver/loan-events';
import { errorTable } from '@luwag/contract/errors';
import { describe, expect, it } from 'vitest';
import { openApiOf } from './open-api.ts';

type Operation = {
  operationId: string;
  parameters: readonly { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
  security: readonly object[];
};

const all: readonly Endpoint[] = Object.values(endpoints);
const document = openApiOf(all, { title: 'Luwag', origin: 'http://localhost:3000' });
const paths = document['paths'] as Record<string, Record<string, Operation>>;

function operationOf(endpoint: Endpoint): Operation | undefined {
  return paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
}

/** Everything in a document that names another place in it. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    key === '$ref' && typeof child === 'string' ? [child] : referencesIn(child),
  );
}

describe('the OpenAPI document', () => {
  it('is of version 3.1 and has a path for each endpoint and no other', () => {
    expect(document['openapi']).toBe('3.1.0');
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(endpoints).toSorted(),
    );
  });

  it('points at nothing that is not in it', () => {
    expect(new Set(referencesIn(document))).toEqual(new Set(['#/components/schemas/Error']));
  });

  it('describes each event of a loan that a receiver gets', () => {
    const webhooks = document['webhooks'] as Record<string, { post: Operation }>;
    expect(Object.keys(webhooks)).toEqual(loanEventTypes);
    const { schema } = webhooks['loan.repaid']?.post.requestBody?.content['application/json'] ?? {};
    expect(schema).toMatchObject({ properties: { data: { properties: { amountCentavos: {} } } } });
  });

  it('survives being written down', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(JSON.stringify(document)).not.toContain('$schema');
  });

  it.each(all.map((endpoint) => [endpoint.name, endpoint] as const))('describes %s', (name, endpoint) => {
    const operation = operationOf(endpoint);
    expect(operation?.operationId).toBe(name);
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
    expect(inPath.map((parameter) => parameter.name)).toEqual(
      [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]),
    );
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
    const answer = operation?.responses['200']?.content['application/json']?.schema ?? {};
    expect(Object.keys(answer).length).toBeGreaterThan(0);
    for (const code of endpoint.errors) {
      expect(operation?.responses[String(errorTable[code].status)]?.description).toContain(code);
    }
    const isSecured = endpoint.access !== 'open' && endpoint.access !== 'sandbox';
    expect(operation?.security.length).toBe(isSecured ? 1 : 0);
  });
});
