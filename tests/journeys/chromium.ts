import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/* Starts Debian's Chromium. Apart from the journeys' phone, because benchmarks use it outside a test run. */

export const userAgents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
} as const;

const chromiumPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const headlessShell = '/usr/bin/chromium-headless-shell';

export const standAloneFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds: what compiling its code once more would gain, it never earns back.
  '--js-flags=--no-maglev,--no-opt',
];

export function chromiumPath(): string {
  const executablePath = process.env['CHROMIUM'] ?? chromiumPaths.find((file) => existsSync(file));
  if (executablePath === undefined) throw new Error('no Chromium: script/test installs it');
  return executablePath;
}

/** The same engine without a browser's windows, where it is installed: a page of it costs half the work. */
function headlessPath(): string {
  const given = process.env['CHROMIUM_HEADLESS_SHELL'] ?? process.env['CHROMIUM'];
  return given ?? (existsSync(headlessShell) ? headlessShell : chromiumPath());
}

export type BrowserOptions = {
  /** A browser with windows, for pages that nobody has touched: the shell moves a mouse over each page that it opens. */
  isWhole?: boolean;
  /** A film of JPEG pictures that its camera plays; without one, Chromium's own test picture. */
  film?: string;
  /** Whether it may be used without asking; where not, asking is refused, as nobody is there to answer. */
  isAllowed?: boolean;
  /** Where a product answers that is reached by a public address. Any certificate of it will do. */
  product?: { publicHost: string; port: number };
};

export async function startChromium({
  film,
  isAllowed = true,
  isWhole = !isAllowed,
  product,
}: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch({
    // Nobody answers a question of the browser, which only a whole browser takes for a refusal.
    executablePath: isWhole ? chromiumPath() : headlessPath(),
    args: [
      ...standAloneFlags,
      ...(isAllowed ? ['--use-fake-ui-for-media-stream'] : []),
      '--use-fake-device-for-media-stream',
      ...(product === undefined
        ? []
        : [
            `--host-resolver-rules=MAP ${product.publicHost} 127.0.0.1:${product.port}`,
            '--ignore-certificate-errors',
          ]),
      ...(film === undefined ? [] : [`--use-file-for-fake-video-capture=${film}`]),
    ],
  });
}
