import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@luwag/contract/language';
import { projectFolder } from '../source-files.ts';
import type { Picture } from './take-pictures.ts';

/* The pictures as one page that a browser opens from the disk. Nothing of it is kept with the code. */

export const galleryFolder = path.join(projectFolder, 'screens');

/** What the page tells of a picture. */
export type Pictured = Pick<Picture, 'language' | 'scheme' | 'pixels'> & {
  route: string;
  state: string;
  file: string;
};

export async function emptyGallery(): Promise<void> {
  await rm(galleryFolder, { recursive: true, force: true });
  await mkdir(galleryFolder, { recursive: true });
}

export async function addToGallery({ visit, language, scheme, pixels, png }: Picture): Promise<Pictured> {
  const { route, state } = visit;
  const file = `${[route, state.replaceAll(' ', '-'), language, scheme].join('.')}.png`;
  await writeFile(path.join(galleryFolder, file), png);
  return { route, state, language, scheme, pixels, file };
}

/** Writes the page and returns its file. */
export async function writeGallery(pictures: readonly Pictured[]): Promise<string> {
  const file = path.join(galleryFolder, 'index.html');
  const sections = [...Map.groupBy(pictures, ({ route }) => route)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([route, ofRoute]) => sectionOf(route, ofRoute));
  await writeFile(file, pageOf(sections.join('\n')));
  return file;
}

function sectionOf(route: string, pictures: readonly Pictured[]): string {
  const figures = pictures.map(
    ({ state, language, scheme, pixels, file }) =>
      `<figure data-language="${language}" data-scheme="${scheme}"><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${state}<br>${language}, ${scheme}, ${pixels} px</figcaption></figure>`,
  );
  return `<section id="${route}"><h2>/${route}</h2><div>${figures.join('\n')}</div></section>`;
}

function choiceOf(name: string, values: readonly string[]): string {
  const options = ['all', ...values].map((value) => `<option>${value}</option>`);
  return `<label>${name} <select data-filter="${name}">${options.join('')}</select></label>`;
}

function pageOf(sections: string): string {
  const filters = [choiceOf('language', languages), choiceOf('scheme', ['light', 'dark'])].join(' ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { margin: 0; padding: 0 1rem 2rem; font: 14px/1.4 system-ui, sans-serif; background: #e9e9ec; color: #111 }
  header { position: sticky; top: 0; display: flex; gap: 1rem; align-items: center; padding: .6rem 0; background: inherit }
  h1, h2 { font-size: 1.1rem; margin: .6rem 0 }
  section div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0; width: 195px }
  figure[hidden] { display: none }
  img { display: block; width: 100%; max-height: 844px; object-fit: cover; object-position: top; border: 1px solid #999 }
</style>
<header><h1>Screens</h1>${filters}</header>
${sections}
<script>
  const filters = [...document.querySelectorAll('[data-filter]')];
  const show = () => {
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = filters.some(({ value, dataset }) => value !== 'all' && figure.dataset[dataset.filter] !== value);
  };
  for (const filter of filters) filter.addEventListener('change', show);
  filters[0].value = 'en-US';
  show();
</script>
</html>
`;
}
