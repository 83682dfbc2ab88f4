import { type ComponentType, lazy } from 'react';
import type { QrCode } from './qr-code.tsx';

type QrCodeProps = Parameters<typeof QrCode>[0];

/** The QR code, fetched only where one is shown: few visitors ever see it. */
export const LazyQrCode = lazy(async (): Promise<{ default: ComponentType<QrCodeProps> }> => {
  const file = await import('./qr-code.tsx').catch(() => null);
  // The address beside it serves as well; a page must not end for want of a picture.
  return { default: file?.QrCode ?? nothing };
});

function nothing(): null {
  return null;
}
