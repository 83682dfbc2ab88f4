import { photoOfItem, type CorrectableItem } from '@luwag/contract/profile/correction';
import { wordFor, words } from '../../messages/en-US.ts';

/** A photo or a section by the name it has elsewhere on this screen. */
export function itemName(item: CorrectableItem): string {
  const kind = photoOfItem(item);
  return kind === null ? wordFor(words.sections, item) : words.photoKinds[kind];
}
