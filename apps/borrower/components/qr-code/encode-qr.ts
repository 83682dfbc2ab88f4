import { correction, generate, mode } from 'lean-qr';

/**
 * What wallets and cameras read as the text. Plain bytes, for some scanners stumble over a mark of their encoding.
 * @throws where the text is longer than 2,331 bytes.
 */
export function encodeQr(text: string) {
  return generate(mode.bytes(new TextEncoder().encode(text)), { minCorrectionLevel: correction.M });
}
