import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useLocale } from 'use-intl';
import { clickHeldTap, holdTap } from '../../app/held-tap.ts';

const signs = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

/**
 * A part that stands in the prerendered page and sleeps there until somebody touches it, or changes the language: whoever
 * needs nothing of it never fetches its code. A button tapped meanwhile is kept and carried out. Unless told otherwise, a part
 * is wanted at once where the page came without it. A line that breaks is tried again at the next touch.
 */
export function sleepingPart(
  name: string,
  load: () => Promise<ComponentType>,
  isWantedAtOnce: () => boolean = () => !isInPage(name),
): ComponentType {
  const touched = oneTouch();
  const Part = lazy(async () => {
    if (typeof document !== 'undefined' && !isWantedAtOnce()) await touched.next();
    for (;;) {
      const loaded = await load().catch(() => null);
      if (loaded !== null) return { default: loaded };
      await touched.next();
    }
  });

  return function SleepingPart() {
    const language = useLocale();
    const firstLanguage = useRef(language);
    const place = useRef<HTMLDivElement>(null);
    const isAwake = useRef(false);
    useEffect(() => {
      if (language !== firstLanguage.current) touched.tell();
    }, [language]);
    useEffect(() => {
      // At the document, because React lets no event further into a part that it has not woken yet.
      const isHere = (target: EventTarget | null | undefined) =>
        target instanceof Node && place.current?.contains(target) === true;
      const hear = (event: Event) => {
        if (isAwake.current || !isHere(event.target)) return;
        if (event.type === 'click') holdTap(event);
        touched.tell();
      };
      if (isHere(window.luwagFirstTouch)) touched.tell();
      for (const sign of signs) document.addEventListener(sign, hear, true);
      return () => {
        for (const sign of signs) document.removeEventListener(sign, hear, true);
      };
    }, []);
    const wakeUp = useCallback(() => {
      isAwake.current = true;
      clickHeldTap(place.current);
    }, []);
    return (
      <div className="sleeping-part" data-part={name} ref={place}>
        <Suspense>
          <Part />
          <Awake onAwake={wakeUp} />
        </Suspense>
      </div>
    );
  };
}

/** Its effect runs once the part beside it answers. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}

function isInPage(name: string): boolean {
  return document.querySelector(`[data-part=${name}] > *`) !== null;
}

/** Touches that come before anybody waits for one count as well. */
function oneTouch() {
  let isTold = false;
  let resume: (() => void) | null = null;
  return {
    tell: (): void => {
      isTold = true;
      resume?.();
    },
    next: async (): Promise<void> => {
      if (!isTold) {
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
      }
      isTold = false;
    },
  };
}
