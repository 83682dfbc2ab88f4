import { mobileDigits } from '@luwag/contract/mobile-number';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { showToast } from '../toast/toast.tsx';
import type { CodeLogin } from './use-code-login.ts';

const longestWaitMs = 60_000;

/** A new code once the server allows it; until then the time left, counted from the deadline and never in the way. */
export function ResendButton({ login, sent }: { login: CodeLogin; sent: NonNullable<CodeLogin['sent']> }) {
  const words = useTranslations('start.login');
  const seconds = useSecondsUntil(sent.resendAt);
  const resend = async () => {
    // Only the masked number outlives a reload, so it is asked for once more.
    if (mobileDigits(sent.phone) === null) return login.changeNumber();
    if (await login.send(sent.phone, '')) showToast(words('resent'));
  };
  return seconds > 0 ? (
    <p className="login-resend">{words('resendIn', { seconds })}</p>
  ) : (
    <Button variant="quiet" onClick={() => void resend()}>
      {words('resend')}
    </Button>
  );
}

function useSecondsUntil(instant: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(waitUntil(instant)));
  useEffect(() => {
    const deadlineMs = waitUntil(instant);
    const update = () => setSeconds(secondsUntil(deadlineMs));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
}

/** A phone whose clock is wrong must not lock the button for longer than the server ever would. */
function waitUntil(instant: string): number {
  return Math.min(Date.parse(instant), Date.now() + longestWaitMs);
}

function secondsUntil(deadlineMs: number): number {
  return Math.max(0, Math.ceil((deadlineMs - Date.now()) / 1000));
}
