import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { publicSettings } from '../../app/public-settings.ts';
import { latePart } from '../../components/late-part/late-part.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { BrowserCheck } from './browser-check.tsx';

// In production this code is never fetched, and its calls answer "not found" there.
const SandboxBench = latePart(
  async () => (await import('./sandbox-bench.tsx')).default,
  <Skeleton lines={8} />,
);

/** The sandbox's outside world in one place; in production only what the browser can do. */
export default function TestScreen() {
  const words = useTranslations('test');
  const [isSandbox] = useState(() => publicSettings().mode === 'sandbox');
  return (
    <ScreenFrame title={words('title')} lead={isSandbox ? words('lead') : words('production')} back="/start">
      <BrowserCheck />
      {isSandbox ? <SandboxBench /> : null}
    </ScreenFrame>
  );
}
