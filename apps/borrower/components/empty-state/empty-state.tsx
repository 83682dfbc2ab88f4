import type { ReactNode } from 'react';

/** Each is drawn on a sheet of 160 by 120: `area` is filled softly, `line` is drawn, `accent` is where the eye goes. */
const pictures = {
  letter: {
    area: 'M28 48 80 14l52 34v50H28z',
    line: 'M28 48 80 14l52 34v50H28zM44 58V30h72v28M28 48l52 34 52-34',
    accent: 'M58 42h44M58 53h26',
  },
  paper: {
    area: 'M48 12h64v88l-11-8-10 8-11-8-11 8-10-8-11 8z',
    line: 'M48 12h64v88l-11-8-10 8-11-8-11 8-10-8-11 8zM62 30h36M62 42h24',
    accent: 'M66 64l10 11 19-23',
  },
  ticket: {
    area: 'M24 34h112v16a11 11 0 0 0 0 22v16H24V72a11 11 0 0 0 0-22z',
    line: 'M24 34h112v16a11 11 0 0 0 0 22v16H24V72a11 11 0 0 0 0-22zM62 40v8M62 57v8M62 74v8',
    accent: 'M84 76l28-30M87 46a4 4 0 1 0 .1 0zM109 68a4 4 0 1 0 .1 0z',
  },
  phone: {
    area: 'M58 12h44a7 7 0 0 1 7 7v76a7 7 0 0 1-7 7H58a7 7 0 0 1-7-7V19a7 7 0 0 1 7-7z',
    line: 'M58 12h44a7 7 0 0 1 7 7v76a7 7 0 0 1-7 7H58a7 7 0 0 1-7-7V19a7 7 0 0 1 7-7zM72 94h16M62 28h22M62 40h36',
    accent: 'M80 49a18 18 0 1 0 .1 0zM76 78V56h5a6 6 0 0 1 0 12h-5M70 62h20',
  },
  dial: {
    area: 'M32 20h96a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8z',
    line: 'M32 20h96a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8zM40 46h80M40 76h80',
    accent: 'M94 38a8 8 0 1 0 .1 0zM62 68a8 8 0 1 0 .1 0z',
  },
} as const;

export type EmptyPicture = keyof typeof pictures;

/** Nothing here yet, and what would bring something here. */
export function EmptyState({
  picture,
  title,
  children,
  action,
}: {
  picture: EmptyPicture;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const { area, line, accent } = pictures[picture];
  return (
    <div className="empty-state">
      <svg className="empty-state-picture" viewBox="0 0 160 120" aria-hidden="true" focusable="false">
        <ellipse className="empty-state-ground" cx="80" cy="108" rx="58" ry="6" />
        <path className="empty-state-area" d={area} />
        <path className="empty-state-line" d={line} />
        <path className="empty-state-accent" d={accent} />
      </svg>
      <h2>{title}</h2>
      {children}
      {action}
    </div>
  );
}
