import { useEffect } from 'react';
import { changeSupportMessage, useSupportMessages } from '../../store/support-messages.ts';
import { SupportMessageSheet } from '../support-message-sheet/support-message-sheet.tsx';

/** What was begun here last: left as it was, it gives way to what the next support message is about. */
let begun = '';

/** A support message begun with this text; what somebody was writing themselves stays as it is. */
export function LoanSupportMessage({ text, onClose }: { text: string; onClose: () => void }) {
  useEffect(() => {
    const known = useSupportMessages.getState().draft.text;
    if (known.trim() !== '' && known !== begun) return;
    begun = text;
    changeSupportMessage({ kind: 'question', text });
  }, [text]);
  return <SupportMessageSheet onClose={onClose} />;
}
