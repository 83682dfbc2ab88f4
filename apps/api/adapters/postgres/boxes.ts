import type { GuideAnswers } from '../../ports/guide-answers.ts';
import type { LetterBox } from '../../ports/letter-box.ts';
import type { MessageBox } from '../../ports/message-box.ts';
import type { WaitingNumbers } from '../../ports/waiting-numbers.ts';
import type { Queryable } from './database.ts';
import { createGuideAnswers } from './guide-answers.ts';
import { createLetterBox } from './letter-box.ts';
import { createMessageBox } from './message-box.ts';
import { createWaitingNumbers } from './waiting-numbers.ts';

/** What borrowers are told, what they write, whether the guides helped them, and who waits to be told of Android. */
export function createBoxes(database: Queryable): {
  messageBox: MessageBox;
  letterBox: LetterBox;
  guideAnswers: GuideAnswers;
  waitingNumbers: WaitingNumbers;
} {
  return {
    messageBox: createMessageBox(database),
    letterBox: createLetterBox(database),
    guideAnswers: createGuideAnswers(database),
    waitingNumbers: createWaitingNumbers(database),
  };
}
