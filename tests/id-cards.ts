import { createCanvas } from '@napi-rs/canvas';

/** A drawn national ID of nobody, printed as the real one is, photographed a little askew. */
export function drawNationalId(): Buffer {
  const canvas = createCanvas(1280, 808);
  const context = canvas.getContext('2d');
  context.fillStyle = '#dce8f2';
  context.fillRect(0, 0, 1280, 808);
  context.rotate(0.01);
  context.fillStyle = '#123';
  const write = (text: string, size: number, left: number, top: number): void => {
    context.font = `${size}px sans-serif`;
    context.fillText(text, left, top);
  };
  write('REPUBLIKA NG PILIPINAS', 44, 60, 80);
  write('1234-5678-9012-3456', 44, 60, 180);
  write('Apelyido/Last Name', 26, 460, 280);
  write('DELA CRUZ', 40, 460, 330);
  write('Mga Pangalan/Given Names', 26, 460, 400);
  write('JUANA MARIE', 40, 460, 450);
  write('Gitnang Apelyido/Middle Name', 26, 460, 520);
  write('SANTOS', 40, 460, 570);
  return canvas.toBuffer('image/jpeg', 85);
}

/** What a reader should propose for it. */
export const nationalIdProposal = {
  idNumber: '1234567890123456',
  lastName: 'Dela Cruz',
  firstName: 'Juana Marie',
  middleName: 'Santos',
} as const;
