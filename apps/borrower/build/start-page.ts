import type { Language } from '@luwag/contract/language';
import type { Catalogue } from '../messages/catalogue.ts';
import type { StartChunks } from './manifest.ts';

/** Puts the prerendered first page together: styles, words, the small inline script, and no bundle yet. */
export function startPage({
  shellPage,
  language,
  chunks,
  inlineScript,
  body,
  words,
  stylesheet,
}: {
  shellPage: string;
  language: Language;
  chunks: StartChunks;
  inlineScript: string;
  body: string;
  words: Catalogue;
  stylesheet: string;
}): string {
  const title = String(words.start?.title);
  const lead = String(words.start?.lead);
  const head = [
    `<link rel="stylesheet" href="${stylesheet}" data-route-stylesheet="${stylesheet}" />`,
    `<meta name="description" content="${escaped(lead)}" />`,
    `<script data-bundle="${chunks.entry}" data-preload="${chunks.others.join(' ')}">${inlineScript}</script>`,
  ];
  const page = shellPage
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<html lang="en-US">', `<html lang="${language}" data-prerendered="start">`)
    .replace('<title>', `<title>${escaped(title)} · `)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${body}</div>`);
  if (/ style="|<style/.test(page))
    throw new Error('The first page carries inline styles, which its policy forbids');
  return page;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
