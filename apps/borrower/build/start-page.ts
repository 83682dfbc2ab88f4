import type { Language } from '@luwag/contract/language';
import type { Catalogue } from '../messages/catalogue.ts';
import {
  atRestElementId,
  hydrationInputsToken,
  pageWordsToken,
  routeFilesToken,
  screenInlineToken,
  startBodyToken,
} from '../platform/page-tokens.ts';
import { firstStateElement } from './first-state.ts';
import type { StartChunks, StartStyles } from './manifest.ts';

/**
 * Puts the first page together around the place where its server renders it: styles, words, the small inline script, and no bundle yet. The styles stand
 * in the page, because each file asked for by name holds its first paint back for a round trip over the air.
 */
export function startPage({
  shellPage,
  language,
  chunks,
  inlineScript,
  body,
  words,
  styles,
  hindiLetters,
}: {
  shellPage: string;
  language: Language;
  chunks: StartChunks;
  inlineScript: string;
  body: string;
  words: Catalogue;
  styles: StartStyles;
  /** Address of a stylesheet that the page asks for when it is at rest. */
  hindiLetters: string;
}): string {
  const title = String(words.start?.title);
  const lead = String(words.start?.lead);
  const letters = language === 'hi-IN' ? ` data-letters="${hindiLetters}"` : '';
  const head = [
    // Never fetched; it tells the loader of later screens that this stylesheet is there already.
    `<link rel="stylesheet" href="${styles.base.href}" disabled />`,
    `<style>${styles.base.text}</style>`,
    `<style data-route-stylesheet="${styles.route.href}">${styles.route.text}</style>`,
    `<meta name="description" content="${escaped(lead)}" />`,
    firstStateElement(),
    `<script data-bundle="${chunks.entry}" data-preload="${chunks.others.join(' ')}"${letters}>${inlineScript}</script>`,
  ];
  const atRest: string[] = [];
  const page = shellPage
    .replace(/\s*<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g, (link) => {
      atRest.push(link.trim());
      return '';
    })
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('<html lang="en-US">', `<html lang="${language}" data-prerendered="start">`)
    .replace(screenInlineToken, '')
    .replace(hydrationInputsToken, '')
    .replace(routeFilesToken, '')
    .replace(pageWordsToken, '')
    .replace('<title>', `<title>${escaped(title)} · `)
    .replace('</head>', () => `  ${[...head, templateOf(atRest)].join('\n    ')}\n  </head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${startBodyToken}</div>`);
  if (/ style="|<style/.test(body))
    throw new Error('A part of the first page has a style that its policy forbids');
  return page;
}

/** What the browser would fetch by itself, kept from it until the first words are on show. */
function templateOf(links: readonly string[]): string {
  return `<template id="${atRestElementId}">${links.join('')}</template>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
