import { useEffect } from 'react';
import { useShell } from '../language-switch/shell-context.ts';

/** Has the phone fetch the screen to which the next button leads, and parts of this one, so that a tap on a slow line waits for answers alone. */
export function useExpectedScreen(address: string, parts?: () => Promise<unknown>): void {
  const { expectScreen } = useShell();
  useEffect(() => {
    expectScreen(address.split('?')[0] ?? '');
    // Where they do not come, the tap asks again and says so.
    parts?.().catch(() => undefined);
  }, [address, expectScreen, parts]);
}
