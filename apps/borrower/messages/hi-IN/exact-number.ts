import type { messages as source } from '../en-US/exact-number.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  label: '{label}, संख्या लिखें',
  range: 'या लिखें: {least} से {most} तक, {step} के अंतर पर।',
  taken: 'यहाँ {typed} नहीं चुना जा सकता, इसलिए अब {value} है।',
};
