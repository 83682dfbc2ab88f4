const loadLimitMs = 5000;

/**
 * Brings in a screen's stylesheet beside the present one, so that the screen still shown keeps its look.
 * Settles as well when loading fails or takes too long: a plain screen is better than none.
 */
export function loadRouteStylesheet(href: string): Promise<void> {
  if (findLink(href) !== undefined) return Promise.resolve();
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
  if (findLink(href) === undefined) void loadRouteStylesheet(href);
  for (const link of routeLinks()) {
    if (link.dataset['routeStylesheet'] !== href) link.remove();
  }
}

function routeLinks(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[data-route-stylesheet]')];
}

function findLink(href: string): HTMLLinkElement | undefined {
  return routeLinks().find((link) => link.dataset['routeStylesheet'] === href);
}
