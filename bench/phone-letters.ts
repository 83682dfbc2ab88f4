import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder, debianFile } from '../tests/debian-files.ts';

const folderOfAll = 'usr/share/fonts/truetype/noto';
const wanted = /^NotoSansDevanagari-[A-Za-z]+\.ttf$/;

/**
 * Phones bring letters for Hindi, machines that measure often do not, and would measure how the page does without them.
 * Answers a folder to name as XDG_DATA_HOME, in which a browser finds them and nothing else.
 */
export async function phoneLetters(): Promise<string> {
  const all = await debianFile('fonts-noto-core', folderOfAll);
  const data = path.join(cacheFolder, 'phone-letters');
  const fonts = path.join(data, 'fonts');
  await mkdir(fonts, { recursive: true });
  for (const name of await readdir(all)) {
    if (wanted.test(name)) await copyFile(path.join(all, name), path.join(fonts, name));
  }
  return data;
}
