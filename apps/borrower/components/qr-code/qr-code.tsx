import createQrCode from 'qrcode-generator';

const quietModules = 2;

/** A QR code drawn as one path; loaded only where one is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = createQrCode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const path = Array.from(
    { length: size * size },
    (_, index) => [Math.floor(index / size), index % size] as const,
  )
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + quietModules} ${row + quietModules}h1v1h-1z`)
    .join('');
  const side = size + quietModules * 2;
  return (
    <svg className="qr-code" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect className="qr-code-ground" width={side} height={side} rx="1.5" />
      <path d={path} />
    </svg>
  );
}
