import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { type Hydration, RenderedFromContext } from '../../store/rendered-from.ts';

/** A part of a server-rendered screen that is hydrated by itself, once its code or its words are there. */
export function HydratedPart({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const hydration = use(RenderedFromContext)?.hydration;
  const [part] = useState(() => ({}));
  useEffect(() => {
    hydration?.wait(part);
    return () => hydration?.end(part);
  }, [hydration, part]);
  return (
    <Suspense fallback={waiting}>
      {children}
      <HydrationEnd part={part} hydration={hydration} />
    </Suspense>
  );
}

/** Its effect runs once what stands beside it is hydrated. */
function HydrationEnd({ part, hydration }: { part: object; hydration: Hydration | undefined }) {
  useEffect(() => hydration?.end(part), [hydration, part]);
  return null;
}
