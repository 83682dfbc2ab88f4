import { useRef, useState } from 'react';
import type { PhotoHint } from './photo-quality.ts';
import { afterLook, isComing, isThere, noMoment } from './sharp-moment.ts';

/** The last choice stands for the next photo, for as long as the app is open. */
let isWanted = true;

/** Takes the photo of a card by itself once it was seen well for a second; only where the borrower leaves that on. */
export function useOwnShutter(onTake: () => void): {
  isOn: boolean;
  turn: (isOn: boolean) => void;
  /** Whether the photo is about to be taken. */
  isComing: boolean;
  onLook: (seen: PhotoHint | null, nowMs: number) => void;
} {
  const [isOn, setIsOn] = useState(isWanted);
  const [isNear, setIsNear] = useState(false);
  const moment = useRef(noMoment);
  const turn = (next: boolean) => {
    isWanted = next;
    moment.current = noMoment;
    setIsOn(next);
    setIsNear(false);
  };
  const onLook = (seen: PhotoHint | null, nowMs: number) => {
    moment.current = isOn ? afterLook(moment.current, seen, nowMs) : noMoment;
    setIsNear(isComing(moment.current));
    if (!isThere(moment.current)) return;
    moment.current = noMoment;
    onTake();
  };
  return { isOn, turn, isComing: isNear, onLook };
}
