import { fieldHeight, fieldWidth } from './signature-strokes.ts';
import type { Signature } from './signature-pad.tsx';

/** A signature given before, as it was given. */
export function SignaturePicture({ signature, label }: { signature: Signature; label: string }) {
  if (signature.kind === 'typed')
    return <p className="signature-picture signature-typed">{signature.text}</p>;
  return (
    <svg
      className="signature-picture"
      viewBox={`0 0 ${fieldWidth} ${fieldHeight}`}
      role="img"
      aria-label={label}
    >
      {signature.strokes.map((stroke, index) => (
        <polyline key={index} points={stroke.map((point) => point.join(',')).join(' ')} />
      ))}
    </svg>
  );
}
