import { useEffect } from 'react';
import { changeLetter, useLetters } from '../../store/letters.ts';
import { LetterSheet } from '../letter-sheet/letter-sheet.tsx';

/** What was begun here last: left as it was, it gives way to what the next letter is about. */
let begun = '';

/** A letter begun with this text; what somebody was writing themselves stays as it is. */
export function LoanLetter({ text, onClose }: { text: string; onClose: () => void }) {
  useEffect(() => {
    const known = useLetters.getState().draft.text;
    if (known.trim() !== '' && known !== begun) return;
    begun = text;
    changeLetter({ kind: 'question', text });
  }, [text]);
  return <LetterSheet onClose={onClose} />;
}
