const loadLimitMs = 5000;

/**
 * Brings in a screen's stylesheet beside the present one, so that the screen still shown keeps its look.
 * Settles as well when loading fails or takes too long: a plain screen is better than none.
 */
export function loadRouteStylesheet(href: string): Promise<void> {
  if (findStyle(href) !== undefined) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset['routeStylesheet'] = href;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, loadLimitMs);
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    link.addEventListener('load', settle, { once: true });
    link.addEventListener('error', settle, { once: true });
    document.head.append(link);
  });
}

/** Leaves exactly one route stylesheet: that of the screen just shown. */
export function keepOnlyRouteStylesheet(href: string): void {
  if (findStyle(href) === undefined) void loadRouteStylesheet(href);
  for (const style of routeStyles()) {
    if (style.dataset['routeStylesheet'] !== href) style.remove();
  }
}

/** Links, and in the prerendered page the stylesheet that stands in the page itself. */
function routeStyles(): HTMLElement[] {
  return [...document.head.querySelectorAll<HTMLElement>('[data-route-stylesheet]')];
}

function findStyle(href: string): HTMLElement | undefined {
  return routeStyles().find((style) => style.dataset['routeStylesheet'] === href);
}
