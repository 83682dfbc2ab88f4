import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step that takes the place of another one: it takes the focus, so that it is read. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}
