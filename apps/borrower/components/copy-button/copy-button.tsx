import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, type ButtonVariant } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { showToast, toastMs } from '../toast/toast.tsx';

/** Copies plain text, digits without the spaces that help reading. */
export function CopyButton({
  text,
  label,
  variant = 'secondary',
}: {
  text: string;
  label: string;
  variant?: ButtonVariant;
}) {
  const words = useTranslations('app');
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), toastMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await copyText(text);
    setIsCopied(true);
    showToast(words('copied'));
  };
  return (
    <Button variant={variant} onClick={() => void copy()}>
      <span className="copy-button">
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? words('copied') : label}
      </span>
    </Button>
  );
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // In-app browsers refuse the clipboard; an old selection copy still works there.
    const area = document.createElement('textarea');
    area.value = text;
    // What stands behind an open sheet cannot be selected.
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}
