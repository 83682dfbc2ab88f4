import type { Drawing } from './guide-drawings.ts';

/** One step of a guide as a drawing; the words beside it say the same. */
export function GuidePicture({ drawing: { area, line, accent } }: { drawing: Drawing }) {
  return (
    <svg className="guide-picture" viewBox="0 0 160 100" aria-hidden="true" focusable="false">
      <path className="guide-picture-area" d={area} />
      <path d={line} />
      <path className="guide-picture-accent" d={accent} />
    </svg>
  );
}
