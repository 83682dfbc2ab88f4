const loadLimitMs = 5000;

/** At hand for screens that are not shown yet. */
const expected = new Map<string, { link: HTMLLinkElement; arrival: Promise<void> }>();

/**
 * Brings in a screen's stylesheet beside the present one, so that the screen still shown keeps its look.
 * Settles as well when loading fails or takes too long: a plain screen is better than none.
 */
export function loadRouteStylesheet(href: string): Promise<void> {
  if (findStyle(href) !== undefined) return Promise.resolve();
  const { link, arrival } = expectRouteStylesheet(href);
  expected.delete(href);
  link.media = 'all';
  link.dataset['routeStylesheet'] = href;
  return arrival;
}

/** Fetches a stylesheet for a screen that is not shown yet: it waits in the page and changes nothing. */
export function expectRouteStylesheet(href: string) {
  const present = expected.get(href);
  if (present !== undefined) return present;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = 'not all';
  const arrival = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, loadLimitMs);
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    link.addEventListener('load', settle, { once: true });
    link.addEventListener('error', settle, { once: true });
  });
  // The tap asks once more.
  const forget = () => {
    if (expected.delete(href)) link.remove();
  };
  const entry = { link, arrival };
  expected.set(href, entry);
  link.addEventListener('error', () => void arrival.then(forget));
  document.head.append(link);
  return entry;
}

/** Leaves exactly one route stylesheet: that of the screen just shown. */
export function keepOnlyRouteStylesheet(href: string): void {
  void loadRouteStylesheet(href);
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
