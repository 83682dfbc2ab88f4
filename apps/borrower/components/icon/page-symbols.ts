/* What is drawn by reference. It stands in the page once, so that no script carries it. */

/** Strokes of the icons, on a square of 24. */
export const iconStrokes = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  help: 'M9.2 9.3a2.9 2.9 0 1 1 4 2.7c-.9.4-1.2 1-1.2 2M12 17.2v.1',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 8v5M12 16.4v.1M12 3.5l9 16H3z',
  clock: 'M12 7.5V12l3 2M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  loan: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  profile: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.7-3.8 3.6-6 7.5-6s6.8 2.2 7.5 6',
  phone:
    'M6 3.5h3.5l1.5 4.5-2.3 1.5a12 12 0 0 0 5.8 5.8l1.5-2.3 4.5 1.5V18a2.5 2.5 0 0 1-2.7 2.5C10.5 20 4 13.5 3.5 6.2A2.5 2.5 0 0 1 6 3.5z',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  idCard: 'M3.5 5.5h17v13h-17zM7 14.5c.3-1.5 1.2-2.2 2.5-2.2s2.2.7 2.5 2.2M9.5 9.8v.1M14.5 10h3M14.5 13.5h3',
  wallet: 'M4 7.5h15.5v12H4zM4 7.5l11-3.5v3.5M16 13.5v.1',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  repeat: 'M4.5 11a7.5 7.5 0 0 1 13-4l2 2M19.5 4.5V9H15M19.5 13a7.5 7.5 0 0 1-13 4l-2-2M4.5 19.5V15H9',
  sliders: 'M4 8h7M15 8h5M4 16h3M11 16h9M13 6v4M9 14v4',
  paper: 'M6.5 3.5h8l4 4v13h-12zM14 3.5V8h4.5M9.5 12.5h6M9.5 16h6',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 10.5v6M13.5 10.5v6',
  pending: 'M6 11.5v1h1v-1zM11.5 11.5v1h1v-1zM17 11.5v1h1v-1z',
} as const;

/** Outlines of Noto Sans Devanagari SemiBold (SIL Open Font Licence 1.1), a tenth of its unit, written from left to right. */
const hindiWord =
  'm8-61q-1-3-2-6q-1-2-1-6q0-8 6-12q6-5 16-5q11 0 19 4q9 4 16 10q8 6 13 15l-12 0q-4-6-9-10q-5-4-11-7q-7-2-13-2q-7' +
  ' 0-10 3q-3 2-3 7q0 2 1 4q0 3 2 5zm12 8l0 53l-12 0l0-53l-8 0l0-9l30 0l0 9zm22 32q-4-3-6-6q-2-3-2-7q0-5 4-9q5-3 ' +
  '13-3l13 0l0-7l-36 0l0-9l57 0l0 9l-10 0l0 17l-22 0q-4 0-6 1q-1 1-1 3q0 2 1 3q1 2 3 3zm20 15q3-1 4-3q2-2 2-4q0-2' +
  '-2-4q-3-2-8-2q-6 0-9 2q-3 3-3 7q0 3 2 6q3 3 8 5q5 2 12 5l-5 10q-9-4-16-7q-6-4-9-8q-4-5-4-11q0-6 3-10q4-4 9-6q6' +
  '-2 13-2q7 0 12 2q4 2 6 5q2 4 2 8q0 4-1 7q-2 4-6 7zm38-11q-2 0-4-1q-3-1-5-4q-2-2-3-4q-1-3-1-5q0-3 1-5q2-1 6-1l3' +
  '0 0l0 10l-17 0l0 3q0 4-2 6q-2 1-5 1zm-17-36l0-9l38 0l0 9zm74 60q-2-4-4-9q-2-4-3-8l-1-4q0-1-1-2q0-2 0-3q0-4 2-6' +
  'q2-2 6-2q5 0 7 3q3 3 3 6q0 3-2 6q-2 2-6 3l-2 1q-2 1-5 1q-2 1-5 1q-5 0-10-1q-4-2-8-4q-4-2-6-6q-2-4-2-10q0-9 6-1' +
  '4q7-4 19-4l7 0l-2 3l0-11l-34 0l0-9l56 0l0 9l-10 0l0 17l-15 0q-8 0-11 2q-4 3-4 8q0 5 3 7q4 3 11 3q1 0 3 0q2-1 4' +
  '-2l7 6q1 4 3 7q2 4 4 8zm-8-68q-1-4-2-7q-1-3-1-6q0-7 5-11q4-5 12-5q8 0 13 4q5 3 8 10q4 6 6 15l-11 0q-2-10-6-14q' +
  '-3-5-8-5q-3 0-5 2q-2 2-2 6q0 3 1 5q1 3 2 6zm41 8l0 53l-11 0l0-53l-8 0l0-9l29 0l0 9z';

/** The drawings as they stand in the page, each under the name by which others refer to it. */
export function pageSymbols(): string {
  const paths = Object.entries(iconStrokes).map(
    ([name, strokes]) => `<path id="icon-${name}" d="${strokes}" />`,
  );
  const drawings = [...paths, `<path id="hindi-word" d="${hindiWord}" />`].join('');
  return `<svg class="page-symbols" width="0" height="0" aria-hidden="true">${drawings}</svg>`;
}
