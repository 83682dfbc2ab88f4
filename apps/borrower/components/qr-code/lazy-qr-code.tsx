import { lazy } from 'react';

/** The QR code, fetched only where one is shown: few visitors ever see it. */
export const LazyQrCode = lazy(async () => {
  const { QrCode } = await import('./qr-code.tsx');
  return { default: QrCode };
});
