import { toSvgPath } from 'lean-qr/extras/svg';
import { memo } from 'react';
import { encodeQr } from './encode-qr.ts';

const quietModules = 2;

/** A QR code drawn as one path; loaded only where one is shown. */
export const QrCode = memo(function QrCode({ text, label }: { text: string; label: string }) {
  const code = encodeQr(text);
  const side = code.size + quietModules * 2;
  return (
    <svg
      className="qr-code"
      viewBox={`${-quietModules} ${-quietModules} ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <rect
        className="qr-code-ground"
        x={-quietModules}
        y={-quietModules}
        width={side}
        height={side}
        rx="1.5"
      />
      <path d={toSvgPath(code)} />
    </svg>
  );
});
