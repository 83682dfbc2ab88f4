import type { ChangeEvent, ReactNode } from 'react';

/** A file input that looks like a button; the input itself stays in place for keyboard and screen reader. */
export function FileButton({
  name,
  look,
  accept = 'image/*',
  capture,
  onFile,
  children,
}: {
  name: string;
  look: 'primary' | 'secondary' | 'quiet';
  /** Which files can be chosen. */
  accept?: string;
  /** Asks the phone for this camera. */
  capture?: 'user' | 'environment';
  onFile: (file: File) => void;
  children: ReactNode;
}) {
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file chosen again must count as a choice.
    event.currentTarget.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <label className={`button button-${look} file-button`}>
      <input
        type="file"
        id={name}
        name={name}
        accept={accept}
        className="visually-hidden"
        {...(capture === undefined ? {} : { capture })}
        onChange={chosen}
      />
      <span className="button-text">{children}</span>
    </label>
  );
}
