import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

const skeletonDelayMs = 300;

/** Shapes of what is to come, shown only when it takes longer than a blink. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const words = useTranslations('shell');
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), skeletonDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="skeleton" aria-busy="true" data-shown={isShown}>
      <output className="visually-hidden">{isShown ? words('loading') : ''}</output>
      {Array.from({ length: lines }, (_, line) => (
        <span className="skeleton-line" key={line} />
      ))}
    </div>
  );
}
