import type { CallOutput } from '@luwag/contract/endpoint';
import { searchAddresses } from '@luwag/contract/endpoints/profile/search-addresses';
import { useAnswer } from './use-answer.ts';

export type FoundPlace = CallOutput<typeof searchAddresses>['places'][number];

/** The barangay behind a code, with city and province; null while it is not known. */
export function usePlace(barangayCode: string): FoundPlace | null {
  const { data } = useAnswer(
    searchAddresses,
    { query: { text: barangayCode } },
    { isEnabled: barangayCode !== '' },
  );
  return data?.places.find((place) => place.barangayCode === barangayCode) ?? null;
}

/** As an address prints it: barangay, city, province. */
export function placeText({ barangay, city, province }: FoundPlace): string {
  return [barangay, city, province].filter((part, index, all) => all.indexOf(part) === index).join(', ');
}
