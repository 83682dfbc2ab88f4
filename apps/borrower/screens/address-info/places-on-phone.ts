import type { FoundPlace } from '../../store/use-place.ts';

/* The regions kept on the phone; their code comes only where it is used. */

const keptRegions = () => import('../../store/kept-regions.ts');

/** Has the region of a place kept for when there is no network; a failure leaves things as they were. */
export function keepRegionOf(code: string): void {
  void keptRegions()
    .then((regions) => regions.keepRegionOf(code))
    .catch(() => undefined);
}

/** The two digits that all these places' codes begin with; null where they lie in several regions. */
export function commonRegion(places: readonly FoundPlace[]): string | null {
  const [region, ...others] = new Set(places.map(({ barangayCode }) => barangayCode.slice(0, 2)));
  return others.length === 0 ? (region ?? null) : null;
}

export async function searchOnPhone(text: string) {
  return (await keptRegions()).searchKept(text);
}

export async function placesOnPhone(within: string) {
  return (await keptRegions()).keptWithin(within);
}

export async function placeOnPhone(code: string) {
  return (await keptRegions()).keptPlace(code);
}
