import type { GuideName } from '@luwag/contract/guide-names';

/* What the guides show, drawn once for page and clip: paths on a sheet of 160 by 100. */

export const guideSteps = ['s1', 's2', 's3', 's4'] as const;

/** `area` is filled softly, `line` is drawn, `accent` is drawn where the eye should go. */
export type Drawing = { area: string; line: string; accent: string };

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const rule = (x: number, y: number, width: number) => `M${x} ${y}h${width}`;
const tick = (x: number, y: number) => `M${x} ${y}l6 7l12 -14`;
const cross = (x: number, y: number, size: number) =>
  `M${x} ${y}l${size} ${size}M${x + size} ${y}l${-size} ${size}`;
const phone = `M62 6h36a6 6 0 0 1 6 6v76a6 6 0 0 1 -6 6h-36a6 6 0 0 1 -6 -6v-76a6 6 0 0 1 6 -6zM74 88h12`;
const phoneArea = box(58, 8, 44, 84);
const card = (x: number, y: number) =>
  `${box(x, y, 64, 42)}${ring(x + 15, y + 16, 7)}${rule(x + 30, y + 12, 26)}${rule(x + 30, y + 21, 20)}${rule(x + 8, y + 33, 48)}`;
const calendar = (x: number, y: number) =>
  `${box(x, y, 48, 44)}${rule(x, y + 12, 48)}M${x + 12} ${y - 5}v9M${x + 36} ${y - 5}v9`;
const coin = (x: number, y: number) => `${ring(x, y, 13)}M${x - 3} ${y + 7}v-14h5a4 4 0 0 1 0 8h-5`;

/** Four pictures for each guide, one for each of its steps. */
export const guideDrawings: Readonly<Record<GuideName, readonly Drawing[]>> = {
  borrow: [
    {
      area: phoneArea,
      line: `${phone}${rule(64, 24, 32)}${rule(64, 36, 32)}${rule(64, 48, 20)}`,
      accent: 'M84 74l24 -24l7 7l-24 24l-9 2z',
    },
    {
      area: box(18, 30, 64, 42),
      line: `${card(18, 30)}${ring(122, 51, 20)}M113 47h.1M131 47h.1`,
      accent: 'M114 58c5 5 11 5 16 0M98 32v-8h10M136 24h10v8M146 70v8h-10M108 78h-10v-8',
    },
    {
      area: phoneArea,
      line: `${phone}${rule(64, 22, 18)}${rule(64, 62, 32)}${rule(64, 72, 24)}${rule(64, 42, 32)}`,
      accent: `${ring(84, 42, 6)}M64 42h14`,
    },
    {
      area: phoneArea,
      line: `${phone}M64 76c6 -8 10 4 15 -3s6 3 9 0`,
      accent: `${coin(130, 42)}M130 62v20M122 74l8 8l8 -8${tick(70, 40)}`,
    },
  ],
  pay: [
    {
      area: phoneArea,
      line: `${phone}${rule(64, 24, 20)}${rule(64, 34, 32)}`,
      accent: `${box(64, 60, 32, 14)}M76 67h8`,
    },
    {
      area: box(20, 32, 32, 40),
      line: `${box(20, 32, 32, 40)}${box(64, 32, 32, 40)}${box(108, 32, 32, 40)}`,
      accent: `${rule(28, 52, 16)}${rule(72, 52, 9)}${rule(116, 52, 4)}${tick(27, 20)}`,
    },
    {
      area: box(58, 28, 44, 44),
      line: `${box(58, 28, 44, 44)}${box(64, 34, 11, 11)}${box(85, 34, 11, 11)}${box(64, 55, 11, 11)}M85 55h4v4M96 62v4h-6`,
      accent: `${coin(28, 50)}M112 50h28M132 42l8 8l-8 8`,
    },
    {
      area: box(56, 12, 48, 66),
      line: `M56 84v-72h48v72l-8 -6l-8 6l-8 -6l-8 6l-8 -6z${rule(64, 26, 32)}${rule(64, 36, 32)}${rule(64, 46, 18)}`,
      accent: tick(74, 62),
    },
  ],
  extend: [
    {
      area: box(56, 30, 48, 44),
      line: `${calendar(56, 30)}${rule(64, 52, 6)}${rule(77, 52, 6)}`,
      accent: ring(93, 62, 8),
    },
    {
      area: `${box(10, 30, 48, 44)}${box(102, 30, 48, 44)}`,
      line: `${calendar(10, 30)}${calendar(102, 30)}`,
      accent: `M66 54h26M84 46l8 8l-8 8${ring(34, 58, 6)}${ring(136, 58, 6)}`,
    },
    {
      area: `${box(30, 44, 28, 36)}${box(98, 58, 28, 22)}`,
      line: `${box(30, 44, 28, 36)}${box(98, 58, 28, 22)}${rule(20, 82, 118)}`,
      accent: 'M68 30l10 -12l10 12M78 18v24M104 46l8 -6l8 6',
    },
    {
      area: box(92, 30, 48, 44),
      line: calendar(92, 30),
      accent: `${coin(34, 54)}M56 54h24M72 46l8 8l-8 8${tick(106, 58)}`,
    },
  ],
  photos: [
    {
      area: 'M10 62h140l-16 28h-108z',
      line: `M10 62h140l-16 28h-108z${box(104, 8, 40, 44)}M124 8v44M104 30h40`,
      accent: 'M44 68h44l-6 16h-44z',
    },
    {
      area: ring(80, 50, 34),
      line: ring(80, 50, 34),
      accent: 'M84 28l-14 24h10l-4 20l16 -26h-10zM56 26l48 48',
    },
    {
      area: box(48, 29, 64, 42),
      line: card(48, 29),
      accent: 'M38 32v-12h14M108 20h14v12M122 68v12h-14M52 80h-14v-12',
    },
    { area: box(20, 30, 64, 42), line: card(20, 30), accent: `${ring(104, 52, 20)}M118 66l18 18M96 52h16` },
  ],
  install: [
    {
      area: ring(80, 50, 36),
      line: `${ring(80, 50, 36)}M80 18v6M80 76v6M48 50h6M106 50h6`,
      accent: 'M94 34l-8 22l-20 10l8 -22z',
    },
    { area: box(58, 40, 44, 46), line: 'M70 40h-12v46h44v-46h-12', accent: 'M80 66v-52M68 26l12 -12l12 12' },
    {
      area: box(30, 34, 100, 32),
      line: `${box(30, 34, 100, 32)}${rule(40, 50, 50)}`,
      accent: `${box(102, 40, 20, 20)}M112 45v10M107 50h10`,
    },
    {
      area: phoneArea,
      line: `${phone}${box(64, 18, 9, 9)}${box(76, 18, 9, 9)}${box(88, 18, 9, 9)}${box(64, 32, 9, 9)}`,
      accent: `${box(76, 32, 16, 16)}M84 48v26M78 66l6 8l6 -8`,
    },
  ],
  scams: [
    {
      area: 'M24 22h84v38h-54l-14 14v-14h-16z',
      line: 'M24 22h84v38h-54l-14 14v-14h-16zM42 41h.1M58 41h.1M74 41h.1M90 41h.1',
      accent: cross(116, 50, 24),
    },
    {
      area: ring(60, 50, 13),
      line: `${coin(60, 50)}M82 50h26M100 42l8 8l-8 8`,
      accent: `${ring(82, 50, 40)}M54 22l56 56`,
    },
    {
      area: 'M112 30l22 8v16c0 14 -10 22 -22 28c-12 -6 -22 -14 -22 -28v-16z',
      line: `M28 12h44v76h-44z${rule(36, 30, 28)}${rule(36, 42, 28)}`,
      accent: `M112 30l22 8v16c0 14 -10 22 -22 28c-12 -6 -22 -14 -22 -28v-16z${tick(103, 54)}`,
    },
    {
      area: 'M66 14h28l20 20v28l-20 20h-28l-20 -20v-28z',
      line: 'M66 14h28l20 20v28l-20 20h-28l-20 -20v-28z',
      accent: 'M80 28v26M80 66v.1',
    },
  ],
};
