import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainPng } from '../../../../tests/plain-png.ts';
import { sharpImages } from './sharp-images.ts';

let jpeg: Buffer;
let png: Buffer;
let webp: Buffer;

/** A picture with detail, left half dark and right half light, so that its way up can be told. */
function draw(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#203040';
  pen.fillRect(0, 0, width / 2, height);
  pen.fillStyle = '#e0d0c0';
  pen.fillRect(width / 2, 0, width / 2, height);
  return canvas;
}

beforeAll(async () => {
  const canvas = draw(900, 600);
  [jpeg, png, webp] = await Promise.all([
    canvas.encode('jpeg', 90),
    canvas.encode('png'),
    canvas.encode('webp', 90),
  ]);
});

const normalize = (bytes: Buffer) => sharpImages.normalize(async () => bytes);

async function normalized(bytes: Buffer) {
  const photo = await normalize(bytes);
  if (typeof photo === 'string') throw new Error(photo);
  return photo;
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#203040' } });
}

/** A JPEG of any size, made in little time. */
function gray(width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.alloc(width * height), { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .jpeg({ optimizeCoding: false })
    .toBuffer();
}

/** EXIF with an orientation, a maker and a place: what a phone writes into a photo. */
function withPhoneData(bytes: Buffer, orientation: number): Promise<Buffer> {
  return sharp(bytes)
    .withExif({
      IFD0: { Make: 'PhoneMaker', Artist: 'Maria Santos' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '14/1 33/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '121/1 1/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600"/></svg>`;

describe('a photo that is a photo', () => {
  it.each([
    ['JPEG', () => jpeg],
    ['PNG', () => png],
    ['WebP', () => webp],
  ])('is drawn anew from %s as JPEG', async (_name, bytes) => {
    const photo = await normalized(bytes());
    expect(photo.jpeg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect([photo.widthPixels, photo.heightPixels]).toEqual([900, 600]);
    expect(photo.jpeg.equals(bytes())).toBe(false);
  });

  it('loses place, device and owner', async () => {
    const sent = await withPhoneData(jpeg, 1);
    expect(sent.includes('PhoneMaker')).toBe(true);
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const photo = await normalized(sent);
    const metadata = await sharp(photo.jpeg).metadata();
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc]).toEqual(Array(4).fill(undefined));
    for (const words of ['PhoneMaker', 'Maria Santos', 'Exif'])
      expect(photo.jpeg.includes(words)).toBe(false);
  });

  it('stands upright although the phone only noted how it was held', async () => {
    const photo = await normalized(await withPhoneData(jpeg, 6));
    expect([photo.widthPixels, photo.heightPixels]).toEqual([600, 900]);
    const { dominant } = await sharp(photo.jpeg)
      .extract({ left: 0, top: 0, width: 600, height: 400 })
      .stats();
    expect(dominant.r).toBeLessThan(100);
  });

  it('is made at most 2000 pixels long and never larger than it was', async () => {
    const large = await normalized(await draw(3_000, 1_500).encode('jpeg', 80));
    expect([large.widthPixels, large.heightPixels]).toEqual([2_000, 1_000]);
  });

  it('is too small below 400 pixels on its short edge', async () => {
    expect(await normalize(await draw(900, 399).encode('jpeg', 80))).toBe('too-small');
    expect(await normalize(await draw(900, 400).encode('jpeg', 80))).not.toBe('too-small');
  });

  it('loses what was hidden behind or inside it', async () => {
    const hidden = Buffer.from('<?php system("id"); ?><script>alert(1)</script>PK\u0003\u0004');
    const photo = await normalized(Buffer.concat([png, hidden]));
    for (const words of ['<?php', '<script>', 'PK\u0003\u0004'])
      expect(photo.jpeg.includes(words)).toBe(false);
  });

  it('may have 40 million pixels as JPEG, and 8.5 million otherwise', async () => {
    const photo = await normalized(await gray(8_000, 5_000));
    expect([photo.widthPixels, photo.heightPixels]).toEqual([2_000, 1_250]);
    for (const bytes of [
      plainPng(4_250, 2_000),
      await plain(4_250, 2_000).jpeg({ progressive: true }).toBuffer(),
    ])
      expect((await normalized(bytes)).widthPixels).toBe(2_000);
  });

  it('waits for the one before it, even for one that cannot be read, and is read only then', async () => {
    const begun: string[] = [];
    const first = Promise.withResolvers<Buffer>();
    const broken = Promise.withResolvers<Buffer>();
    const reading = (name: string, bytes: Promise<Buffer>) => () => {
      begun.push(name);
      return bytes;
    };
    const asked = [
      sharpImages.normalize(reading('first', first.promise)),
      sharpImages.normalize(reading('broken', broken.promise)),
      sharpImages.normalize(reading('last', Promise.resolve(png))),
    ];
    await expect.poll(() => begun).toEqual(['first']);
    first.resolve(jpeg);
    expect(await asked[0]).toMatchObject({ widthPixels: 900 });
    await expect.poll(() => begun).toEqual(['first', 'broken']);
    broken.reject(new Error('its parts cannot be reached'));
    await expect(asked[1]).rejects.toThrow('its parts cannot be reached');
    expect(await asked[2]).toMatchObject({ widthPixels: 900 });
  });

  it('shrinks to a preview', async () => {
    const { jpeg: stored } = await normalized(jpeg);
    const { width, height } = await sharp(await sharpImages.shrink(stored, 480)).metadata();
    expect([width, height]).toEqual([480, 320]);
  });
});

describe('what is no photo', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['noise', () => Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 167) % 256))],
    ['a JPEG cut in half', () => jpeg.subarray(0, Math.floor(jpeg.length / 2))],
    ['a PNG cut in half', () => png.subarray(0, Math.floor(png.length / 2))],
    ['a WebP cut in half', () => webp.subarray(0, Math.floor(webp.length / 2))],
    [
      'the first bytes of a JPEG and then a script',
      () => Buffer.concat([jpeg.subarray(0, 20), Buffer.from(svg)]),
    ],
    ['an SVG', () => Buffer.from(svg)],
    ['a GIF', () => draw(900, 600).encode('gif')],
    ['an AVIF', () => draw(900, 600).encode('avif')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')],
    ['a picture that claims 900 million pixels', () => plainPng(30_000, 30_000, 100)],
    ['a sound picture one pixel wider than a camera takes', () => plainPng(12_001, 600)],
    ['a sound JPEG one line over 40 million pixels', () => gray(8_000, 5_001)],
    [
      'a progressive JPEG over 8.5 million pixels',
      () => plain(4_250, 2_001).jpeg({ progressive: true }).toBuffer(),
    ],
    ['a sound PNG over 8.5 million pixels', () => plainPng(4_250, 2_001)],
    ['a sound WebP over 8.5 million pixels', () => plain(4_250, 2_001).webp({ effort: 0 }).toBuffer()],
    ['an interlaced PNG', () => plain(900, 600).png({ progressive: true }).toBuffer()],
    ['a PNG of 16 bits a channel', () => plain(900, 600).toColourspace('rgb16').png().toBuffer()],
  ])('%s is unreadable', async (_name, bytes) => {
    expect(await normalize(await bytes())).toBe('unreadable');
  });
});
