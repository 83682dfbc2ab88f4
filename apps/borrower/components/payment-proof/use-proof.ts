import type { SupportMessageReceipt } from '@luwag/contract/endpoints/support-message/support-message-answer';
import { sendSupportMessage } from '@luwag/contract/endpoints/support-message/send-support-message';
import { withoutChinese } from '@luwag/contract/no-chinese';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { useIdempotencyKey } from '../../store/idempotency-key.ts';
import { askServerAgain } from '../../store/use-answer.ts';
import { useSubmission } from '../../store/use-submission.ts';
import type { SummaryError } from '../error-summary/error-summary.tsx';
import { type PreparedPhoto, preparePhoto, releasePhoto } from '../photo-capture/prepare-photo.ts';
import { uploadPhoto } from '../photo-capture/upload-photo.ts';

export type ProofOf = {
  loanId: string;
  /** The reference of a payment that was begun here. */
  reference?: string;
};
type Place = 'picture' | 'day' | 'time' | 'reference';
type Typed = { day: string; time: string; reference: string };

const leastReference = 3;
const fieldIds: Readonly<Record<Place, string>> = {
  picture: 'proofPicture',
  day: 'proofDay',
  time: 'proofTime',
  reference: 'proofReference',
};

/** A proof from the picture to the number it gets. What was filled in stays until it has been sent. */
export function useProof(
  { loanId, reference = '' }: ProofOf,
  onSent: (receipt: SupportMessageReceipt) => void,
) {
  const words = useTranslations('payment-proof');
  const errorWords = useErrorWords();
  const [typed, setTyped] = useState<Typed>(() => ({ day: manilaDateOf(Date.now()), time: '', reference }));
  const [sentBytes, setSentBytes] = useState<number | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const picture = usePicture();
  const { photo } = picture;
  const { isBusy, refusal, attempt, begin, send } = useSubmission();
  const { keyFor, finish } = useIdempotencyKey();

  const paidAt = instantOf(typed);
  const wrong: Partial<Record<Place, string>> = {
    ...(photo === null ? { picture: words('errors.picture') } : {}),
    ...(typed.day === '' ? { day: words('errors.day') } : {}),
    ...(paidAt === null ? { time: words('errors.time') } : {}),
    ...(typed.reference.trim().length < leastReference ? { reference: words('errors.reference') } : {}),
  };
  const isImpossible = refusal?.detail.fields?.some(({ path }) => path === 'paidAt') === true;
  const errorOf = (place: Place) => {
    if (place === 'day' && isImpossible) return words('errors.impossible');
    return isChecked && refusal === null ? wrong[place] : undefined;
  };
  const submit = async () => {
    setIsChecked(true);
    if (photo === null || paidAt === null || Object.keys(wrong).length > 0) return begin();
    const receipt = await send(async () => {
      const sent = await uploadPhoto('paymentProof', photo.jpeg, (progress) =>
        setSentBytes(progress.sentBytes),
      );
      setSentBytes(null);
      if (!sent.ok) return sent;
      const body = {
        kind: 'paymentProof',
        loanId,
        photoId: sent.value.photoId,
        paidAt,
        reference: typed.reference,
      } as const;
      return call(sendSupportMessage, { body }, { idempotencyKey: keyFor(JSON.stringify(body)) });
    });
    if (receipt === null) return;
    finish();
    onSent(receipt);
    void askServerAgain();
  };
  return {
    ...typed,
    ...picture,
    sentBytes,
    isBusy,
    attempt,
    errors: errorsOf(errorOf, refusal === null || isImpossible ? null : errorWords(refusal)),
    errorOf,
    change: (change: Partial<Typed>) =>
      setTyped((known) => ({
        ...known,
        ...change,
        reference: withoutChinese(change.reference ?? known.reference),
      })),
    submit,
  };
}

function errorsOf(errorOf: (place: Place) => string | undefined, refused: string | null): SummaryError[] {
  if (refused !== null) return [{ message: refused }];
  return (['picture', 'day', 'time', 'reference'] as const).flatMap((place) => {
    const message = errorOf(place);
    return message === undefined ? [] : [{ fieldId: fieldIds[place], message }];
  });
}

/** The picture in hand, made small; let go of when another takes its place. */
function usePicture() {
  const [photo, setPhoto] = useState<PreparedPhoto | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const held = useRef<PreparedPhoto | null>(null);
  useEffect(() => () => releasePhoto(held.current), []);
  const take = async (file: File) => {
    const prepared = await preparePhoto(file);
    setIsUnreadable(prepared === null);
    if (prepared === null) return;
    releasePhoto(held.current);
    held.current = prepared;
    setPhoto(prepared);
  };
  return { photo, isUnreadable, take };
}

/** What was filled in is Manila's clock, wherever the phone is. Null while it is no time. */
function instantOf({ day, time }: Typed): string | null {
  const at = new Date(`${day}T${time}:00+08:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
