/** The simulated partner's look: plainly not the product's own. */
export const sandboxPartnerStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 26rem; margin: 0 auto; padding: 2rem 1.25rem; }
.note { margin: 0; padding: .5rem .75rem; border: 1px dashed currentColor; border-radius: .5rem; }
h1 { font-size: 1.75rem; margin: 1.5rem 0 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 0 0 2rem; }
dt, dd { margin: 0; }
dd { text-align: right; font-weight: 600; font-variant-numeric: tabular-nums; }
form { display: grid; gap: .75rem; }
button { font: inherit; font-weight: 600; min-height: 3rem; border-radius: .75rem; border: 2px solid #1b4f9c; background: #1b4f9c; color: #fff; cursor: pointer; }
button.quiet { background: transparent; color: inherit; border-color: currentColor; }
`;
