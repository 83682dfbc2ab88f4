import { parentPort } from 'node:worker_threads';
import { decodeQR } from 'qr/decode.js';

export type GreyPicture = { width: number; height: number; data: Uint8Array };

const mostMs = 1_500;

/** The text of the QR code on a picture; null where there is none. Format: three bytes a pixel. */
function codeOn({ width, height, data }: GreyPicture): string | null {
  try {
    return decodeQR({ width, height, data }, { format: 'RGB', timeLimit: mostMs });
  } catch {
    return null;
  }
}

parentPort?.on('message', (picture: GreyPicture) => parentPort?.postMessage({ text: codeOn(picture) }, []));
parentPort?.postMessage('here', []);
