import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';

/** Hands a text to the phone's share sheet, or to the clipboard where there is none. */
export function ShareButton({ text, share, copy }: { text: string; share: string; copy: string }) {
  // Absent on desktops, whatever the types say.
  if (!('share' in navigator)) return <CopyButton text={text} label={copy} />;
  return (
    <Button variant="secondary" onClick={() => void shareText(text)}>
      {share}
    </Button>
  );
}

async function shareText(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch {
    // Closing the share sheet without sharing is a choice, not a fault.
  }
}
