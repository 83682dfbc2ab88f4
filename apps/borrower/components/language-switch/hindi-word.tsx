/* Outlines of Noto Sans Devanagari SemiBold (SIL Open Font Licence 1.1), a tenth of its unit, written from left to right. */
const outlines =
  'm8-61q-1-3-2-6q-1-2-1-6q0-8 6-12q6-5 16-5q11 0 19 4q9 4 16 10q8 6 13 15l-12 0q-4-6-9-10q-5-4-11-7q-7-2-13-2q-7 0-10 3q-3 2-3 7q0 2 1 4q0 3 2 5z' +
  'm12 8l0 53l-12 0l0-53l-8 0l0-9l30 0l0 9z' +
  'm22 32q-4-3-6-6q-2-3-2-7q0-5 4-9q5-3 13-3l13 0l0-7l-36 0l0-9l57 0l0 9l-10 0l0 17l-22 0q-4 0-6 1q-1 1-1 3q0 2 1 3q1 2 3 3z' +
  'm20 15q3-1 4-3q2-2 2-4q0-2-2-4q-3-2-8-2q-6 0-9 2q-3 3-3 7q0 3 2 6q3 3 8 5q5 2 12 5l-5 10q-9-4-16-7q-6-4-9-8q-4-5-4-11q0-6 3-10q4-4 9-6q6-2 13-2q7 0 12 2q4 2 6 5q2 4 2 8q0 4-1 7q-2 4-6 7z' +
  'm38-11q-2 0-4-1q-3-1-5-4q-2-2-3-4q-1-3-1-5q0-3 1-5q2-1 6-1l30 0l0 10l-17 0l0 3q0 4-2 6q-2 1-5 1z' +
  'm-17-36l0-9l38 0l0 9z' +
  'm74 60q-2-4-4-9q-2-4-3-8l-1-4q0-1-1-2q0-2 0-3q0-4 2-6q2-2 6-2q5 0 7 3q3 3 3 6q0 3-2 6q-2 2-6 3l-2 1q-2 1-5 1q-2 1-5 1q-5 0-10-1q-4-2-8-4q-4-2-6-6q-2-4-2-10q0-9 6-14q7-4 19-4l7 0l-2 3l0-11l-34 0l0-9l56 0l0 9l-10 0l0 17l-15 0q-8 0-11 2q-4 3-4 8q0 5 3 7q4 3 11 3q1 0 3 0q2-1 4-2l7 6q1 4 3 7q2 4 4 8z' +
  'm-8-68q-1-4-2-7q-1-3-1-6q0-7 5-11q4-5 12-5q8 0 13 4q5 3 8 10q4 6 6 15l-11 0q-2-10-6-14q-3-5-8-5q-3 0-5 2q-2 2-2 6q0 3 1 5q1 3 2 6z' +
  'm41 8l0 53l-11 0l0-53l-8 0l0-9l29 0l0 9z';

/** The language's own name as a picture, so that it can be read where a page that is not in Hindi has no letters for it. */
export function HindiWord() {
  return (
    <svg className="hindi-word" viewBox="0 -92 200 110" aria-hidden="true">
      <path d={outlines} />
    </svg>
  );
}
