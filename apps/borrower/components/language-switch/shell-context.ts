import type { Language } from '@luwag/contract/language';
import { createContext, useContext } from 'react';

export type ShellControls = {
  changeLanguage: (language: Language) => void;
  /** Fetches the screen of this path, to which the next tap will probably lead. */
  expectScreen: (path: string) => void;
};

export const ShellContext = createContext<ShellControls | null>(null);

export function useShell(): ShellControls {
  const controls = useContext(ShellContext);
  if (controls === null) throw new Error('no shell');
  return controls;
}
