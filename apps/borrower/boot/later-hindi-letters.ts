import { bringHindiLetters } from './hindi-letters.ts';
import hindiLetters from './hindi-letters.css?url';

/* For pages that are in Hindi after the first page has woken up; before that its own small script brings the letters. */

bringHindiLetters(hindiLetters);
