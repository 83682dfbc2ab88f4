import { useEffect } from 'react';
import { changeLetter, useLetters } from '../../store/letters.ts';
import { LetterSheet } from '../letter-sheet/letter-sheet.tsx';

/** A letter begun with this text; what was being written before stays as it is. */
export function LoanLetter({ text, onClose }: { text: string; onClose: () => void }) {
  useEffect(() => {
    if (useLetters.getState().draft.text.trim() === '') changeLetter({ kind: 'question', text });
  }, [text]);
  return <LetterSheet onClose={onClose} />;
}
