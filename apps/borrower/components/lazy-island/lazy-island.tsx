import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { clickHeldTap, holdTap } from '../../platform/held-tap.ts';

const signs = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;
const asleep = new Set<() => Promise<void>>();

/** Before what all parts hang on changes: one that slept on would vanish until its code is there. */
export function wakeParts(): Promise<unknown> {
  return Promise.all([...asleep].map((wake) => wake()));
}

/**
 * A part that stands in the prerendered page and loads no code until a touch or a wake-up: a visitor who needs nothing
 * of it never fetches its code. A button tapped meanwhile is kept and carried out. Unless told otherwise, a part is wanted at
 * once where the page came without it. A line that breaks is tried again at the next touch.
 */
export function lazyIsland(
  name: string,
  load: () => Promise<ComponentType>,
  isWantedAtOnce: () => boolean = () => !isInPage(name),
): ComponentType {
  const touched = oneTouch();
  const awake = oneTouch();
  const wake = (): Promise<void> => {
    touched.tell();
    return awake.next();
  };
  const Part = lazy(async () => {
    if (typeof document !== 'undefined' && !isWantedAtOnce()) await touched.next();
    for (;;) {
      const loaded = await load().catch(() => null);
      if (loaded !== null) return { default: loaded };
      awake.tell();
      await touched.next();
    }
  });

  return function LazyIsland() {
    const [path] = useLocation();
    const place = useRef<HTMLDivElement>(null);
    const isAwake = useRef(false);
    useEffect(() => {
      if (isAwake.current) return undefined;
      if (isInPage(name)) asleep.add(wake);
      // Its screen was left while it slept, and is shown again.
      else if (isWantedAtOnce()) touched.tell();
      return () => void asleep.delete(wake);
    }, []);
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
      asleep.delete(wake);
      awake.tell();
      clickHeldTap(place.current);
    }, []);
    // What is rendered around it leaves it asleep; a new path lets go of it: no screen is left over a part that sleeps.
    const part = useMemo(
      () => (
        <Suspense name={path}>
          <Part />
          <Awake onAwake={wakeUp} />
        </Suspense>
      ),
      [path, wakeUp],
    );
    return (
      <div className="lazy-island" data-part={name} ref={place}>
        {part}
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
