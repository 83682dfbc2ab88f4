/** Whoever opens a screen touches it first; what only keeps things for later leaves them this time. */
const firstTouchMs = 2000;
const latestIdleMs = 3000;

/** After everything the page itself loads and the first touch, in a moment when nothing else is to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, firstTouchMs));
  // Absent in Safari, whatever the types say.
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: latestIdleMs }));
}
