import { useTranslations } from 'use-intl';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { BrowserCheck } from './browser-check.tsx';
import { SandboxBench } from './sandbox-bench.tsx';

/** The sandbox's outside world in one place; in production, where its calls answer "not found", what the browser can do. */
export default function TestScreen() {
  const words = useTranslations('test');
  const isSandbox = usePublicSettings().mode === 'sandbox';
  return (
    <ScreenFrame title={words('title')} lead={isSandbox ? words('lead') : words('production')} back="/start">
      {isSandbox ? <SandboxBench /> : null}
      <BrowserCheck />
    </ScreenFrame>
  );
}
