import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Language } from '@luwag/contract/language';

/*
 * The first page as somebody would write it by hand: the same words and fields, no script, one small stylesheet in its
 * head. It is what the real one is measured against, so it is made as light as such a page can be.
 */

const handWrittenStyle = `
  body { max-width: 540px; margin: 0 auto; padding: 20px; background: #fbf8f3; color: #10262a; font: 16px/1.5 system-ui, sans-serif }
  h1 { font-size: 28px; line-height: 1.2 }
  section { margin: 16px 0; padding: 20px; border-radius: 20px; background: #fff }
  input:not([type=checkbox]) { display: block; width: 100%; padding: 12px; font: inherit }
  button { padding: 14px 20px; border: 0; border-radius: 14px; background: #0b6e69; color: #fff; font: inherit }
  dl { display: grid; grid-template-columns: 1fr 1fr; gap: 8px } dd { margin: 0; font-weight: 700 }
  a { color: #0a645f } aside { display: none }
`;

const keptAttributes = new Set(['href', 'for', 'id', 'type', 'name', 'lang', 'min', 'max', 'step', 'value']);

/** Takes the words out of the real page, with the plainest elements that carry their meaning. */
export function staticPageFrom(realPage: string, language: Language): string {
  const title = /<title>([^<]*)<\/title>/.exec(realPage)?.[1] ?? '';
  const body = /<body>([\s\S]*)<\/body>/.exec(realPage)?.[1] ?? '';
  const plain = body
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?(?:div|span|output|data|fieldset)\b[^>]*>/g, ' ')
    .replace(/<([a-z][a-z0-9]*)((?:\s[^>]*)?)>/g, (_, name: string, attributes: string) =>
      plainTag(name, attributes),
    )
    .replace(/\s+/g, ' ')
    .trim();
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${handWrittenStyle}</style>
</head>
<body>${plain}</body>
</html>
`;
}

function plainTag(name: string, attributes: string): string {
  const kept = [...attributes.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)]
    .filter(([, attribute = '']) => keptAttributes.has(attribute.toLowerCase()))
    .map(([whole]) => ` ${whole}`);
  return `<${name}${kept.join('')}>`;
}

export type StaticServer = { origin: string; stop: () => Promise<void> };

/** Serves the static pages on loopback, compressed as the product compresses its own. */
export async function serveStaticPages(
  pages: ReadonlyMap<string, string>,
  port: number,
): Promise<StaticServer> {
  const compressed = new Map(
    [...pages].map(([path, page]) => [path, { brotli: brotliCompressSync(page), gzip: gzipSync(page) }]),
  );
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const page = compressed.get(request.url ?? '');
    if (page === undefined) {
      response.writeHead(404).end();
      return;
    }
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': isBrotli ? 'br' : 'gzip',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      })
      .end(isBrotli ? page.brotli : page.gzip);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, 'localhost', resolve);
  });
  return { origin: `http://localhost:${port}`, stop: () => close(server) };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
}
