import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useCoreStore } from '../../store/core-store.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { Button } from '../button/button.tsx';

/** How far a finger draws the page down before it counts, in pixels. */
const pullPixels = 90;

/** Asks the server anew for all that is on show: by a button, or by drawing the page down. */
export function RefreshControl() {
  const words = useTranslations('app');
  const isOn = useCoreStore((state) => state.refreshControl);
  const isRefreshing = useCoreStore((state) => state.isRefresh);
  // A page that was left while it was being refreshed is not being refreshed any more.
  useEffect(() => {
    useCoreStore.setState({ isRefresh: false });
  }, []);
  useEffect(() => (isOn ? followPull() : undefined), [isOn]);
  if (!isOn) return null;
  return (
    <div className="refresh-control">
      <Button variant="quiet" isBusy={isRefreshing} onClick={() => void refresh()}>
        {words('refresh')}
      </Button>
    </div>
  );
}

async function refresh(): Promise<void> {
  if (useCoreStore.getState().isRefresh) return;
  useCoreStore.setState({ isRefresh: true });
  // Who asks for it is told as well that there is no network.
  await answerCache.askAgain();
  useCoreStore.setState({ isRefresh: false });
}

/** One finger that sets down at the top of the page, outside of sheets, and draws down far enough. */
function followPull(): () => void {
  let beganAt: number | null = null;
  const begin = ({ touches, target }: TouchEvent) => {
    const isOnPage = target instanceof Element && target.closest('dialog, input, canvas') === null;
    beganAt = touches.length === 1 && window.scrollY <= 0 && isOnPage ? (touches[0]?.clientY ?? null) : null;
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const endedAt = changedTouches[0]?.clientY ?? 0;
    if (beganAt !== null && endedAt - beganAt >= pullPixels) void refresh();
    beganAt = null;
  };
  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchend', end, { passive: true });
  return () => {
    document.removeEventListener('touchstart', begin);
    document.removeEventListener('touchend', end);
  };
}
