import { type ReactNode, useEffect, useRef, useState } from 'react';

type FoldProps = {
  title: ReactNode;
  /** What is chosen inside, told while it is folded. */
  value?: ReactNode;
  className?: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of a screen that unfolds where it stands. Its content is rendered once it was unfolded, and then stays. */
export function Fold({ title, value, className = '', isOpen = false, children }: FoldProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // A server-rendered one can be unfolded before it is hydrated.
  useEffect(() => {
    if (element.current?.open === true) setWasOpen(true);
  }, []);
  return (
    <details
      ref={element}
      className={`fold ${className}`.trim()}
      open={isOpen}
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
