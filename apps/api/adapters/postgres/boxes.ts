import type { LetterBox } from '../../ports/letter-box.ts';
import type { MessageBox } from '../../ports/message-box.ts';
import type { Queryable } from './database.ts';
import { createLetterBox } from './letter-box.ts';
import { createMessageBox } from './message-box.ts';

/** What borrowers are told, and what they write. */
export function createBoxes(database: Queryable): { messageBox: MessageBox; letterBox: LetterBox } {
  return { messageBox: createMessageBox(database), letterBox: createLetterBox(database) };
}
