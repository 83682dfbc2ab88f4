import { type ComponentType, lazy, type ReactNode } from 'react';
import { HydratedPart } from '../hydration/hydrated-part.tsx';
import { useIsServerRendered } from '../hydration/use-is-hydrating.ts';
import { lazyComponent } from './lazy-component.tsx';

/**
 * A lazy component that the server renders, so that it is read with the page, and that is hydrated when its code is there. A
 * part that needs its code to be of use, such as a choice of files, is a plain lazy component.
 */
export function hydratedComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode),
): ComponentType<Props> {
  const Loaded = lazyComponent(load, waiting);
  // Only hydration waits by Suspense: React shows what comes after another waiting shape up to 0.3 s later.
  const Hydrated: ComponentType<Props> = lazy(async () => ({ default: await load().catch(() => Loaded) }));
  return function HydratedComponent(props: Props) {
    const shape = typeof waiting === 'function' ? waiting(props) : waiting;
    return useIsServerRendered() ? (
      <HydratedPart waiting={shape}>
        <Hydrated {...props} />
      </HydratedPart>
    ) : (
      <Loaded {...props} />
    );
  };
}
