import { words } from '../../messages/en-US.ts';

/** How many of all that wait are shown, where a list does not show them all. */
export function ShownOf({ shown, all }: { shown: number; all: number }) {
  if (shown >= all) return null;
  const [few, many] = [shown, all].map((count) => count.toLocaleString('en-PH'));
  return (
    <p className="muted">
      {few} {words.shownOf} {many}
    </p>
  );
}
