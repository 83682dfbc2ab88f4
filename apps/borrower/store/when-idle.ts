const latestIdleMs = 3000;

/** After everything the page itself loads, in a moment when nothing else is to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  // Absent in Safari, whatever the types say.
  if (!('requestIdleCallback' in window)) return new Promise((resolve) => setTimeout(resolve, latestIdleMs));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: latestIdleMs }));
}
