import { type ReactNode, useEffect, useRef, useState } from 'react';

type FoldProps = {
  title: ReactNode;
  /** What is chosen inside, told while it is folded. */
  value?: ReactNode;
  className?: string;
  startsOpen?: boolean;
  children: ReactNode;
};

/** A part of a screen that unfolds where it stands. Its content is rendered once it was unfolded, and then stays. */
export function Fold({ title, value, className, startsOpen = false, children }: FoldProps) {
  const element = useRef<HTMLDetailsElement>(null);
  // From then on it is the reader's: another value of the property neither folds nor unfolds it.
  const [isOpenAtFirst] = useState(startsOpen);
  const [wasOpen, setWasOpen] = useState(startsOpen);
  // A server-rendered one can be unfolded before it is hydrated.
  useEffect(() => {
    if (element.current?.open === true) setWasOpen(true);
  }, []);
  return (
    <details
      ref={element}
      className={className === undefined ? 'fold' : `fold ${className}`}
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpen(true);
      }}
    >
      <summary>
        <span className="fold-title">
          {title}
          {value === undefined ? null : <span className="fold-value">{value}</span>}
        </span>
      </summary>
      {wasOpen ? <div className="fold-body">{children}</div> : null}
    </details>
  );
}
