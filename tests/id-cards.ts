import { createCanvas } from '@napi-rs/canvas';
import { encodeQR } from 'qr';
import sharp from 'sharp';

type Printed = { number: string; lastName: string; firstName: string; middleName: string; born: string };

const invented: Printed = {
  number: '1234-5678-9012-3456',
  lastName: 'DELA CRUZ',
  firstName: 'JUANA MARIE',
  middleName: 'SANTOS',
  born: 'MAY 17, 1994',
};

/** A drawn national ID of an invented person, printed as the real one is, photographed a little askew. */
export function drawNationalId(printed: Printed = invented): Buffer {
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
  write(printed.number, 44, 60, 180);
  write('Apelyido/Last Name', 26, 460, 280);
  write(printed.lastName, 40, 460, 330);
  write('Mga Pangalan/Given Names', 26, 460, 400);
  write(printed.firstName, 40, 460, 450);
  write('Gitnang Apelyido/Middle Name', 26, 460, 520);
  write(printed.middleName, 40, 460, 570);
  write('Petsa ng Kapanganakan/Date of Birth', 26, 460, 640);
  write(printed.born, 40, 460, 690);
  return canvas.toBuffer('image/jpeg', 85);
}

/** A picture of a card lying whole on a dark table, with this portrait on it. */
export async function onTable(card: Buffer, portrait: Buffer): Promise<Buffer> {
  const printed = await sharp(card)
    .composite([{ input: await sharp(portrait).resize(300).toBuffer(), left: 70, top: 260 }])
    .toBuffer();
  return sharp({ create: { width: 1600, height: 1120, channels: 3, background: '#3c4248' } })
    .composite([{ input: printed, left: 160, top: 156 }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** What a reader should propose for it. */
export const nationalIdProposal = {
  idNumber: '1234567890123456',
  lastName: 'Dela Cruz',
  firstName: 'Juana Marie',
  middleName: 'Santos',
  nameSuffix: null,
  birthOn: '1994-05-17',
} as const;

/** The back of a national ID of an invented person, with the code that such cards carry. */
export function drawNationalIdBack(): Buffer {
  const canvas = createCanvas(1280, 808);
  const context = canvas.getContext('2d');
  context.fillStyle = '#dce8f2';
  context.fillRect(0, 0, 1280, 808);
  const code = {
    DateIssued: '05 January 2021',
    Issuer: 'PSA',
    subject: {
      Suffix: '',
      lName: 'DELA CRUZ',
      fName: 'JUANA MARIE',
      mName: 'SANTOS',
      sex: 'Female',
      BF: '[1,8]',
      DOB: 'May 17, 1994',
      POB: 'City of Manila',
      PCN: '1234-5678-9012-3456',
    },
    alg: 'EDDSA',
    signature: 'c2FtcGxl'.repeat(11),
  };
  const modules = encodeQR(JSON.stringify(code), 'raw');
  const side = Math.floor(560 / modules.length);
  context.fillStyle = '#fff';
  context.fillRect(640, 110, 600, 600);
  context.fillStyle = '#111';
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(650 + x * side, 120 + y * side, side, side);
  return canvas.toBuffer('image/jpeg', 85);
}

/** The page of a passport of an invented person, with its two lines for machines. */
export function drawPassport(): Buffer {
  const canvas = createCanvas(1500, 1050);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f2eee0';
  context.fillRect(0, 0, 1500, 1050);
  context.fillStyle = '#111';
  context.font = '34px sans-serif';
  context.fillText('REPUBLIKA NG PILIPINAS', 480, 90);
  context.font = '51px monospace';
  context.fillText('P<PHLDELA<CRUZ<<JUANA<MARIE<<<<<<<<<<<<<<<<<'.slice(0, 44), 60, 900);
  context.fillText('P1234567A1PHL9405170F3001019<<<<<<<<<<<<<<00', 60, 980);
  return canvas.toBuffer('image/jpeg', 90);
}
