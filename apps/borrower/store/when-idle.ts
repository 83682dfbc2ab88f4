/** Leaves time for the first touch, because background work must not delay it. */
const firstTouchMs = 2000;
const latestIdleMs = 3000;

/** Resolves after the page has loaded, the first touch has had its time and the browser is idle. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, firstTouchMs));
  // Absent in Safari, whatever the types say.
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: latestIdleMs }));
}
