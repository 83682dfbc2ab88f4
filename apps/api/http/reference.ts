import type { AddressBook } from '../ports/address-book.ts';
import type { InstitutionList } from '../ports/institution-list.ts';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import type { Handlers } from './handler.ts';

type ReferenceHandlers = Pick<
  Handlers,
  'searchAddresses' | 'listPlaces' | 'getRegion' | 'listInstitutions' | 'getPublicSettings'
>;

const mostAddresses = 20;

/** What anyone may ask before they are a customer: places, banks and who lends. */
export function referenceHandlers(
  { addresses, institutions }: { addresses: AddressBook; institutions: InstitutionList },
  publicSettings: () => PublicSettings,
): ReferenceHandlers {
  return {
    searchAddresses: async ({ query }) => ({
      ok: true,
      value: { places: placesFor(addresses, query.text) },
    }),
    listPlaces: async ({ query }) => {
      const places = addresses.placesWithin(query.within ?? null);
      return places === null
        ? { ok: false, code: 'not_found' }
        : { ok: true, value: { places: [...places] } };
    },
    getRegion: async ({ params }) => {
      const region = addresses.region(params.region);
      return region === null ? { ok: false, code: 'not_found' } : { ok: true, value: region };
    },
    listInstitutions: async () => ({ ok: true, value: { institutions: [...institutions.all()] } }),
    getPublicSettings: async () => ({ ok: true, value: publicSettings() }),
  };
}

const barangayCode = /^\d{10}$/;

/** A code finds its own barangay, for an address that was saved before; words find those that fit. */
function placesFor(addresses: AddressBook, text: string) {
  if (!barangayCode.test(text)) return [...addresses.search(text, mostAddresses)];
  const place = addresses.placeOf(text);
  return place === null ? [] : [place];
}
