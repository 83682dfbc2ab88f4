import { encodeQr } from './encode-qr.ts';

/** Wallet apps that read a picture from the album want some 600 points and a white border. */
const pointsPerModule = 16;
const paper = [255, 255, 255, 255] as const;

/** The QR code as a picture to keep, where the app that reads it is on the same phone. */
export async function qrPicture(text: string, name: string): Promise<File> {
  const small = document.createElement('canvas');
  encodeQr(text).toCanvas(small, { off: paper });
  const large = document.createElement('canvas');
  large.width = small.width * pointsPerModule;
  large.height = small.height * pointsPerModule;
  const pen = large.getContext('2d');
  if (pen === null) throw new Error('no canvas to draw on');
  pen.imageSmoothingEnabled = false;
  pen.drawImage(small, 0, 0, large.width, large.height);
  const blob = await new Promise<Blob | null>((resolve) => large.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the picture could not be made');
  return new File([blob], `${name}.png`, { type: 'image/png' });
}
