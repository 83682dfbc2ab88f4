import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { LoadProblem } from '../answer-view/load-problem.tsx';

/**
 * A part of a screen whose code comes when it is first shown. Where it does not come, as on a line that broke, the part
 * says so and can be asked for again; the rest of the screen stays. What waits in its place may say something of its own
 * already. The server renders only what waits; `hydratedComponent` renders the part itself.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode) = null,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  const bring = async () => (known ??= await load());
  return function LazyComponent(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [failures, setFailures] = useState(0);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (known !== null) return undefined;
      let isGone = false;
      bring().then(
        (loaded) => (isGone ? undefined : setPart(() => loaded)),
        () => (isGone ? undefined : setFailures(attempt + 1)),
      );
      return () => {
        isGone = true;
      };
    }, [attempt]);
    if (Part !== null) return <Part {...props} />;
    if (failures > attempt) return <LoadProblem onRetry={() => setAttempt(failures)} />;
    return typeof waiting === 'function' ? waiting(props) : waiting;
  };
}
