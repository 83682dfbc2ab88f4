import { Button, type ButtonVariant } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { usePhoneValue } from '../hydration/use-phone-value.ts';

/** Hands a text to the phone's share sheet, or to the clipboard where there is none. */
export function ShareButton({
  text,
  share,
  copy,
  variant = 'secondary',
}: {
  text: string;
  share: string;
  copy: string;
  variant?: ButtonVariant;
}) {
  // Absent on desktops, whatever the types say.
  const canShare = usePhoneValue(() => 'share' in navigator, false);
  if (!canShare) return <CopyButton text={text} label={copy} variant={variant} />;
  return (
    <Button variant={variant} onClick={() => void shareText(text)}>
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
