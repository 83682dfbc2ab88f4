import { type ReactNode, useState } from 'react';
import { LoadProblem } from '../answer-view/load-problem.tsx';
import { Button, type ButtonVariant } from '../button/button.tsx';

/** Makes a file on request, so that a screen stays light, and hands it to the caller. */
export function HandOverButton({
  make,
  text,
  variant = 'secondary',
  children,
}: {
  make: () => Promise<File>;
  /** What is said with the file where it is sent on. */
  text?: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const handOver = () => {
    setHasFailed(false);
    handOverMade(make, text).catch(() => setHasFailed(true));
  };
  if (hasFailed) return <LoadProblem onRetry={handOver} />;
  return (
    <Button variant={variant} onClick={handOver}>
      {children}
    </Button>
  );
}

async function handOverMade(make: () => Promise<File>, text?: string): Promise<void> {
  const [{ handOverFile }, file] = await Promise.all([import('../paper-files/hand-over-file.ts'), make()]);
  await handOverFile(file, text);
}
