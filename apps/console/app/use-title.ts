import { useEffect } from 'react';
import { words } from '../messages/en-US.ts';

/** Names the page in the browser's own list of pages. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${words.product}`;
  }, [title]);
}
