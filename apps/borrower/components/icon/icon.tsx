import type { iconStrokes } from './page-symbols.ts';

export type IconName = keyof typeof iconStrokes;

/** Decoration beside words; it never carries meaning alone. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
