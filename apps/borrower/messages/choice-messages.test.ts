import { type ChoiceWords, choiceLists } from '@luwag/contract/profile/choices';
import { idTypeNames, type IdType } from '@luwag/contract/profile/id-types';
import { expect, test } from 'vitest';
import choices from './en-US/choices.json' with { type: 'json' };
import idPlaces from './en-US/id-places.json' with { type: 'json' };

/* The lists of the contract have a label for each of their values; a missing one does not compile. */

const labels: ChoiceWords & { readonly idTypes: Readonly<Record<IdType, string>> } = choices;
const places: Readonly<Record<IdType, string>> = idPlaces.places;

test('each value that can be chosen has a label, and no label is left over', () => {
  for (const [list, values] of Object.entries(choiceLists)) {
    const own: object = labels[list as keyof ChoiceWords];
    expect(Object.keys(own).toSorted(), list).toEqual([...values].toSorted());
  }
});

test('each ID has a label and the place of its number', () => {
  expect(Object.keys(labels.idTypes).toSorted()).toEqual(idTypeNames.toSorted());
  expect(Object.keys(places).toSorted()).toEqual(idTypeNames.toSorted());
});
