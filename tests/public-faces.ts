import { debianFile } from './debian-files.ts';

/* Pictures of two persons that are in the public domain, out of Debian's packages. */

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
  const { debianPackage, file } = sources[person];
  const known = files.get(person) ?? debianFile(debianPackage, file);
  files.set(person, known);
  return known;
}

if (import.meta.main) {
  for (const person of Object.keys(sources) as PublicFace[]) await publicFaceFile(person);
}
