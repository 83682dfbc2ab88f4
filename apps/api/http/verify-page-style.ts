/** One quiet column, light or dark as the reader's machine is. */
export const verifyPageStyle = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
body { margin: 0; background: light-dark(#fbf8f3, #0b1719); color: light-dark(#10262a, #eaf2f0); }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; display: grid; gap: 1.25rem; }
p, h1, h2, dl, dd { margin: 0; }
.name { color: light-dark(#0a645f, #7dd9cf); font-weight: 700; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.25rem; line-height: 1.3; }
form { display: grid; gap: .5rem; }
label { font-weight: 650; }
input { font: inherit; font-variant-numeric: tabular-nums; min-height: 3.25rem; padding: 0 1rem; border: 1.5px solid light-dark(#76888a, #7d9799); border-radius: 14px; background: light-dark(#fff, #132629); color: inherit; }
button { font: inherit; font-weight: 650; min-height: 3.25rem; border: 0; border-radius: 14px; background: light-dark(#0b6e69, #5fcabf); color: light-dark(#fff, #04201e); cursor: pointer; }
:focus-visible { outline: 3px solid light-dark(#b45f06, #ffc36b); outline-offset: 2px; }
.answer { display: grid; gap: .75rem; padding: 1.25rem; border-radius: 20px; background: light-dark(#fff, #132629); border-inline-start: 6px solid light-dark(#0b6e69, #5fcabf); }
.answer.unknown, .answer.ended { border-color: light-dark(#a8321f, #ff9b85); }
dt { color: light-dark(#4a5e61, #a9bdbd); font-size: .875rem; }
dd { font-weight: 600; overflow-wrap: anywhere; }
nav { display: flex; gap: 1rem; }
a { color: light-dark(#0a645f, #7dd9cf); display: inline-grid; align-items: center; min-height: 2.75rem; }
`;
