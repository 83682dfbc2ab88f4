import type { CallOutput } from '@luwag/contract/endpoint';
import { readIdentity } from '@luwag/contract/endpoints/profile/read-identity';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { useEffect, useEffectEvent } from 'react';
import { useSection } from '../../components/section-form/section-context.ts';
import { useAnswer } from '../../store/use-answer.ts';

export const readFields = [
  'idNumber',
  'firstName',
  'middleName',
  'lastName',
  'nameSuffix',
  'birthOn',
] as const;
export type ReadField = (typeof readFields)[number];
export type CardReading = {
  /** Whether a photo is still being read. */
  isReading: boolean;
  read: CallOutput<typeof readIdentity>;
};

const nothingRead: CardReading['read'] = {
  idNumber: null,
  firstName: null,
  middleName: null,
  lastName: null,
  nameSuffix: null,
  birthOn: null,
};

/**
 * What both photos of the ID say. Once they are read, fields that are still empty are filled; what was typed or corrected stays,
 * also what was emptied.
 */
export function useCardReading(): CardReading {
  const { profile, values, change } = useSection();
  const photoIdOf = (wanted: string) => profile.photos.find(({ kind }) => kind === wanted)?.photoId ?? '';
  const front = photoIdOf('idFront');
  const back = photoIdOf('idBack');
  const ofFront = useAnswer(readIdentity, { params: { photoId: front } }, { isEnabled: front !== '' });
  const ofBack = useAnswer(readIdentity, { params: { photoId: back } }, { isEnabled: back !== '' });
  const isReading =
    (front !== '' && ofFront.data === undefined && ofFront.error === null) ||
    (back !== '' && ofBack.data === undefined && ofBack.error === null);
  const read = joined(ofBack.data ?? nothingRead, ofFront.data ?? nothingRead);
  // Stands in the draft, so that a page that is loaded again fills nothing a second time.
  const mark = [values['idType'], front, back].join();
  const isToFill =
    !isReading && readFields.some((field) => read[field] !== null) && values['filledBy'] !== mark;
  const fill = useEffectEvent(() => change({ ...emptyOnes(read, values), filledBy: mark }));
  useEffect(() => {
    if (isToFill) fill();
  }, [isToFill]);
  return { isReading, read };
}

/** What a code on the back says goes before the print on the front. */
function joined(back: CardReading['read'], front: CardReading['read']): CardReading['read'] {
  const said = Object.entries(back).filter(([, value]) => value !== null);
  return { ...front, ...Object.fromEntries(said) };
}

function emptyOnes(read: CardReading['read'], values: DraftValues): DraftValues {
  return Object.fromEntries(
    readFields.flatMap((field) => {
      const value = read[field];
      return value === null || (values[field] ?? '') !== '' ? [] : [[field, value] as const];
    }),
  );
}
