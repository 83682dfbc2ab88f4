import type { FastifyInstance } from 'fastify';

type HeaderOptions = {
  isHttps: boolean;
  /** `sha256-...` of each script that stands in a page. */
  inlineScriptHashes: readonly string[];
  /** The same of each stylesheet that stands in a page. */
  inlineStyleHashes: readonly string[];
};

/** The one style that react-aria-components puts into the console's page by itself (`touch-action` on what can be pressed). */
const pressableStyleHash = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';

const permissions = [
  'camera=(self)',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'display-capture=()',
  'browsing-topics=()',
].join(', ');

/** Content policy of the pages: nothing but this origin, and inline only the scripts and styles named by their hash. */
export function pagePolicy(hashes: Pick<HeaderOptions, 'inlineScriptHashes' | 'inlineStyleHashes'>): string {
  const styles = [pressableStyleHash, ...hashes.inlineStyleHashes];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes.inlineScriptHashes.map(quoted)].join(' ')}`,
    `style-src ${["'self'", ...styles.map(quoted)].join(' ')}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

function quoted(hash: string): string {
  return `'${hash.replace(/^'|'$/g, '')}'`;
}

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Puts the protective headers on every answer, refusals included. */
export function addSecurityHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const fixed: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    ...(options.isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
  const policy = pagePolicy(options);
  app.addHook('onRequest', async (request, reply) => {
    const isApi = request.raw.url?.startsWith('/api') ?? false;
    reply.headers(fixed).header('content-security-policy', isApi ? apiPolicy : policy);
    if (isApi) reply.header('cache-control', 'no-store');
  });
}
