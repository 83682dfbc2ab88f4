import { Unavailable } from '../../ports/unavailable.ts';

export type ProviderCall = {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
};
export type ProviderAnswer = { status: number; body: unknown };
export type CallProvider = (call: ProviderCall) => Promise<ProviderAnswer>;

/** Providers answer within half a minute or not at all; a borrower waits for no more than this. */
export const defaultMostMs = 10_000;
const mostAnswerBytes = 1_000_000;

/**
 * Calls a provider once. Errors: `Unavailable` where no whole answer comes in time, which says nothing about whether the provider
 * did what it was asked. A redirect is no answer: it would carry the secret to somebody who was not chosen.
 */
export function createCallProvider({ mostMs = defaultMostMs }: { mostMs?: number } = {}): CallProvider {
  return async ({ url, method, headers, body }) => {
    try {
      const response = await fetch(url, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(mostMs),
      });
      return { status: response.status, body: parsed(await response.text()) };
    } catch (error) {
      throw new Unavailable('a provider did not answer', { cause: error });
    }
  };
}

/** Null for what is no JSON. */
function parsed(text: string): unknown {
  if (text.length > mostAnswerBytes) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The header of HTTP basic authentication. */
export function basicAuthorization(user: string, password = ''): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
