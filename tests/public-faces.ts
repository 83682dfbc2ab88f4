import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/* Pictures of two persons that are in the public domain, out of Debian's packages. They are brought when first needed
   into the user's cache folder and never become part of the project. */

const run = promisify(execFile);
const cacheFolder = path.join(
  process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'),
  'luwag-test-faces',
);

const sources = {
  collins: {
    debianPackage: 'python3-skimage',
    file: 'usr/lib/python3/dist-packages/skimage/data/astronaut.png',
  },
  hopper: {
    debianPackage: 'facedetect',
    file: 'usr/share/doc/facedetect/examples/grace_hopper_512x512.jpg',
  },
} as const;
export type PublicFace = keyof typeof sources;

const files = new Map<PublicFace, Promise<string>>();

/** The file with the portrait of this person. */
export function publicFaceFile(person: PublicFace): Promise<string> {
  const known = files.get(person) ?? findOrBring(person);
  files.set(person, known);
  return known;
}

async function findOrBring(person: PublicFace): Promise<string> {
  const file = path.join(cacheFolder, person, sources[person].file);
  await access(file).catch(() => bring(person));
  return file;
}

async function bring(person: PublicFace): Promise<void> {
  const { debianPackage } = sources[person];
  await mkdir(cacheFolder, { recursive: true });
  const folder = await mkdtemp(path.join(cacheFolder, 'new-'));
  try {
    await download(debianPackage, folder);
    const archive = (await readdir(folder)).find((name) => name.endsWith('.deb'));
    if (archive === undefined) throw new Error(`${debianPackage} could not be downloaded`);
    const opened = path.join(folder, 'opened');
    await run('dpkg', ['-x', path.join(folder, archive), opened]);
    // Another test may have brought it meanwhile; the same file then stands there already.
    await rename(opened, path.join(cacheFolder, person)).catch(() => undefined);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A machine whose package lists are empty or old gets new ones, once. */
async function download(debianPackage: string, folder: string): Promise<void> {
  const get = () => run('apt-get', ['download', '-qq', debianPackage], { cwd: folder });
  try {
    await get();
  } catch {
    await run('apt-get', ['update', '-qq']);
    await get();
  }
}

if (import.meta.main) {
  for (const person of Object.keys(sources) as PublicFace[]) await publicFaceFile(person);
}
