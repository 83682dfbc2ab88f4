import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

export const toastMs = 2000;

/** A new object per message, so that the same words said again last their full time. */
type ToastState = { toast: { message: string } | null };

const toasts = createStore<ToastState>(() => ({ toast: null }));
const noToast = () => null;

/** A short echo of success, such as "Copied". Errors stay where they belong and never come here. */
export function showToast(message: string): void {
  toasts.setState({ toast: { message } });
}

/** Stands once in the shell; its status region is there before the first message, as screen readers need. */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, () => toasts.getState().toast, noToast);
  useEffect(() => {
    if (toast === null) return undefined;
    const timer = setTimeout(() => toasts.setState({ toast: null }), toastMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <output className="toaster">
      {toast === null ? null : <span className="toast">{toast.message}</span>}
    </output>
  );
}
