import { type ComponentType, lazy, Suspense } from 'react';
import type { QrCode } from './qr-code.tsx';

type QrCodeProps = Parameters<typeof QrCode>[0];

/** The QR code, fetched only where one is shown: few visitors ever see it. Its place is kept meanwhile. */
export function LazyQrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<div className="qr-code" />}>
      <Code {...props} />
    </Suspense>
  );
}

const Code = lazy(async (): Promise<{ default: ComponentType<QrCodeProps> }> => {
  const file = await import('./qr-code.tsx').catch(() => null);
  // The address beside it serves as well; a page must not end for want of a picture.
  return { default: file?.QrCode ?? nothing };
});

function nothing(): null {
  return null;
}
