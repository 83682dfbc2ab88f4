import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';

type SheetProps = { title: string; onClose: () => void; children: ReactNode };

/** A native dialog that rises from the bottom: focus goes in, Escape closes, focus comes back. */
export function Sheet({ isOpen, ...sheet }: SheetProps & { isOpen: boolean }) {
  return isOpen ? <OpenSheet {...sheet} /> : null;
}

function OpenSheet({ title, onClose, children }: SheetProps) {
  const words = useTranslations('shell');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, because closing gives the focus back only while the dialog still stands in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      className="sheet"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="sheet-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="icon-button" onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{words('close')}</span>
        </button>
      </div>
      <div className="sheet-body">{children}</div>
    </dialog>
  );
}
