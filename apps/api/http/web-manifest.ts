import type { LegalIdentity } from '../ports/legal-identity.ts';

/** What an icon on the home screen opens; the proof of who put it there may ride along. */
const proofPattern = /^[A-Za-z0-9_-]{20,100}$/;

/** The app as a phone's home screen knows it, under this lender's name. */
export function webManifest({ productName }: Pick<LegalIdentity, 'productName'>, proof: unknown): object {
  const flag = typeof proof === 'string' && proofPattern.test(proof) ? proof : '1';
  return {
    id: '/start',
    name: productName,
    short_name: productName,
    lang: 'en-PH',
    dir: 'ltr',
    start_url: `/start?standalone=${flag}`,
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f3',
    theme_color: '#fbf8f3',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
}

function icon(file: string, pixels: number, purpose: 'any' | 'maskable'): object {
  return { src: `/icons/${file}`, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose };
}
