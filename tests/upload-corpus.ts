import { deflateSync, gzipSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { interlacedDeepPng, plainPng, pngChunk } from './plain-png.ts';

/* Files that strangers send in the place of a photo, and photos that carry more than a picture. All are made here. */

/** Stands in every sent file that can carry words; it must never come out again. */
export const marker = 'MARKER-OF-THE-SENDER';

/** What must become of a file; 'either' where a decoder may well make a picture of it. */
export type Fate = 'kept' | 'refused' | 'either';
export type CorpusFile = { name: string; bytes: Buffer; fate: Fate };

type Pictures = Readonly<Record<'jpeg' | 'png' | 'webp', Buffer>>;

/** The whole corpus, the same each time for the same seed. */
export async function uploadCorpus(seed: number): Promise<readonly CorpusFile[]> {
  const pictures = await drawPictures();
  return [
    ...plain(pictures),
    ...otherTypes(),
    ...cutShort(pictures),
    ...polyglots(pictures),
    ...bombs(),
    ...(await withMetadata(pictures)),
    ...damaged(pictures, seed),
  ];
}

async function drawPictures(): Promise<Pictures> {
  const canvas = createCanvas(900, 600);
  const pen = canvas.getContext('2d');
  for (let row = 0; row < 30; row += 1) {
    for (let column = 0; column < 45; column += 1) {
      pen.fillStyle = `hsl(${(row * 37 + column * 11) % 360} 60% ${30 + ((row * column) % 40)}%)`;
      pen.fillRect(column * 20, row * 20, 20, 20);
    }
  }
  const [jpeg, png, webp] = await Promise.all([
    canvas.encode('jpeg', 90),
    canvas.encode('png'),
    canvas.encode('webp', 90),
  ]);
  return { jpeg, png, webp };
}

function plain(pictures: Pictures): CorpusFile[] {
  return Object.entries(pictures).map(([type, bytes]) => ({ name: `a plain ${type}`, bytes, fate: 'kept' }));
}

function otherTypes(): CorpusFile[] {
  const hex = (digits: string): Buffer => Buffer.concat([Buffer.from(digits, 'hex'), filler]);
  const text = (words: string): Buffer => Buffer.from(words + marker);
  const filler = Buffer.from(marker.repeat(20));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600"/>`;
  const files: Record<string, Buffer> = {
    'an SVG': text(`${svg}</svg>`),
    'an SVG with a script': text(`${svg}<script>alert(1)</script></svg>`),
    'an SVG with an entity': text(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}&x;</svg>`),
    'a GIF': hex('47494638396184035802f00000ffffff00000021f90400000000002c00000000840358020002'),
    'a BMP': hex('424d36100e000000000036000000280000008403000058020000010018'),
    'a TIFF, little end first': hex('49492a0008000000'),
    'a TIFF, big end first': hex('4d4d002a00000008'),
    'a HEIC': hex('000000186674797068656963000000006d696631686569630000'),
    'an AVIF': hex('0000001c667479706176696600000000617669666d696631'),
    'a JPEG XL': hex('0000000c4a584c200d0a870a'),
    'a JPEG 2000': hex('0000000c6a5020200d0a870a00000014667479706a703220'),
    'a Photoshop file': hex('38425053000100000000000000030000025800000384'),
    'an icon': hex('00000100010010100000010020006804000016000000'),
    'an OpenEXR': hex('762f310102000000'),
    'a PDF': text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n'),
    'a PostScript': text('%!PS-Adobe-3.0\n/Times-Roman findfont\n'),
    'a page': text('<!doctype html><script>alert(1)</script>'),
    'a script': text('#!/bin/sh\nrm -rf /\n'),
    'a PHP file': text('<?php system($_GET["c"]); ?>'),
    'a zip': hex('504b03041400000008000000210000000000'),
    'a gzip': gzipSync(filler),
    'a 7z': hex('377abcaf271c0004'),
    'a Windows program': hex('4d5a90000300000004000000ffff0000'),
    'a Linux program': hex('7f454c4602010100000000000000000002003e00'),
    'a WebAssembly module': hex('0061736d01000000'),
    'an MP4': hex('00000020667479706d70343200000000'),
    'an MP3': hex('49443303000000000f76'),
    'a WebM': hex('1a45dfa39f4286810142f7810142f2810442f381'),
    'a font': hex('774f4632000100000000'),
    'a JSON': text('{"a":'),
    'an XML that grows': text(
      '<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><l>&b;&b;&b;</l>',
    ),
    'an ImageMagick script': text('push graphic-context\nfill \'url(https://example.com/"|ls")\'\n'),
    'an EPS in disguise': hex('c5d0d3c61e000000'),
    'a RIFF that is sound': hex('5249464624080000574156456d7420100000'),
    'nothing but zeros': Buffer.alloc(4_096),
    'one byte': Buffer.from([0xff]),
    'a JPEG mark alone': Buffer.from('ffd8ffe0', 'hex'),
    'a PNG mark alone': Buffer.from('89504e470d0a1a0a', 'hex'),
    'a WebP mark alone': Buffer.from('524946460400000057454250', 'hex'),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, fate: 'refused' }));
}

function cutShort(pictures: Pictures): CorpusFile[] {
  return Object.entries(pictures).flatMap(([type, bytes]) =>
    [1, 2, 10, 25, 50, 75, 90].map((percent): CorpusFile => ({
      name: `a ${type} cut off after ${percent} %`,
      bytes: bytes.subarray(0, Math.ceil((bytes.length * percent) / 100)),
      fate: 'refused',
    })),
  );
}

/** Pictures that are also valid as another format. */
function polyglots({ jpeg, png, webp }: Pictures): CorpusFile[] {
  const payloads: Record<string, string> = {
    PHP: `<?php echo '${marker}'; ?>`,
    HTML: `<html><script>/*${marker}*/alert(1)</script></html>`,
    JavaScript: `*/=1;alert('${marker}');/*`,
    PDF: `%PDF-1.7\n%${marker}\n%%EOF`,
    zip: `PK\u0003\u0004${marker}PK\u0005\u0006`,
  };
  return Object.entries(payloads).flatMap(([kind, words]): CorpusFile[] => {
    const tail = Buffer.from(words, 'latin1');
    return [
      { name: `a JPEG with ${kind} behind it`, bytes: Buffer.concat([jpeg, tail]), fate: 'kept' },
      { name: `a PNG with ${kind} behind it`, bytes: Buffer.concat([png, tail]), fate: 'kept' },
      { name: `a WebP with ${kind} behind it`, bytes: Buffer.concat([webp, tail]), fate: 'either' },
      { name: `a JPEG with ${kind} as its comment`, bytes: withSegment(jpeg, 0xfe, tail), fate: 'kept' },
      { name: `a JPEG with ${kind} as application data`, bytes: withSegment(jpeg, 0xef, tail), fate: 'kept' },
      {
        name: `a PNG with ${kind} as its text`,
        bytes: withChunk(png, 'tEXt', withTitle(tail)),
        fate: 'kept',
      },
    ];
  });
}

function withTitle(words: Buffer): Buffer {
  return Buffer.concat([Buffer.from('Comment\0', 'latin1'), words]);
}

/** Small files that ask for much memory or time. */
function bombs(): CorpusFile[] {
  const packedText = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(50_000_000)),
  ]);
  const files: Record<string, Buffer> = {
    'a PNG of 400 million pixels': plainPng(20_000, 20_000),
    'a PNG of 400 million pixels without its lines': plainPng(20_000, 20_000, 1),
    'a PNG of the widest line': plainPng(1_000_000, 100),
    'a PNG of lines far wider than a camera takes': plainPng(36_740, 600),
    'a PNG that says it is of the largest size': plainPng(2_147_483_647, 2_147_483_647, 0),
    'a PNG of no width': plainPng(0, 600, 0),
    'a PNG with 10,000 chunks': manyChunks(10_000),
    'a PNG with fifty million packed letters': withChunk(plainPng(900, 600), 'zTXt', packedText),
    'a PNG with lines far beyond its size': plainPng(900, 600, 400_000),
    'a JPEG that says it is of the largest size': Buffer.concat([
      Buffer.from('ffd8ffc0001108ffffffff03012200021101031101', 'hex'),
      Buffer.alloc(2_000),
    ]),
    'a JPEG with endless restarts': Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      Buffer.alloc(60_000, 'ffd0', 'hex'),
    ]),
    'a WebP that says it is of the largest size': Buffer.from(
      '524946461e00000057454250565038580a00000000000000ff3f00ff3f00',
      'hex',
    ),
  };
  return [
    ...Object.entries(files).map(([name, bytes]): CorpusFile => ({ name, bytes, fate: 'either' })),
    { name: 'an interlaced PNG of 16 bits', bytes: interlacedDeepPng(6_320, 6_320), fate: 'refused' },
  ];
}

async function withMetadata({ jpeg, png, webp }: Pictures): Promise<CorpusFile[]> {
  const exif = {
    IFD0: { Make: marker, Artist: marker, Copyright: marker },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '14/1 33/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '121/1 1/1 0/1',
    },
  };
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${marker}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  const made: Promise<CorpusFile>[] = [];
  const add = (name: string, bytes: Promise<Buffer>): void => {
    made.push(bytes.then((ready): CorpusFile => ({ name, bytes: ready, fate: 'kept' })));
  };
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const turned = sharp(jpeg).withExif(exif).withMetadata({ orientation });
    add(`a JPEG with a place, turned way ${orientation}`, turned.jpeg().toBuffer());
  }
  add('a PNG with a place', sharp(png).withExif(exif).png().toBuffer());
  add('a WebP with a place', sharp(webp).withExif(exif).webp().toBuffer());
  add('a JPEG with XMP', sharp(jpeg).withXmp(xmp).jpeg().toBuffer());
  add('a PNG with XMP', sharp(png).withXmp(xmp).png().toBuffer());
  add('a WebP with XMP', sharp(webp).withXmp(xmp).webp().toBuffer());
  add('a JPEG with a colour profile', sharp(jpeg).withIccProfile('p3').jpeg().toBuffer());
  return Promise.all(made);
}

/** Pictures with some bytes changed at random, as a bad line or a patient stranger sends them. */
function damaged(pictures: Pictures, seed: number): CorpusFile[] {
  let state = seed >>> 0;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Object.entries(pictures).flatMap(([type, bytes]) =>
    Array.from({ length: 15 }, (_, index): CorpusFile => {
      const changed = Buffer.from(bytes);
      for (let count = 0; count <= index; count += 1) changed[random(changed.length)] = random(256);
      return { name: `a ${type} with ${index + 1} changed bytes`, bytes: changed, fate: 'either' };
    }),
  );
}

/** A JPEG with one segment more, right after its first mark. */
function withSegment(jpeg: Buffer, mark: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, mark, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A PNG with one chunk more, right after its header. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), pngChunk(type, data), png.subarray(afterHeader)]);
}

function manyChunks(count: number): Buffer {
  const comment = pngChunk('tEXt', withTitle(Buffer.from(marker)));
  const png = plainPng(900, 600);
  const afterHeader = 8 + 25;
  const comments = Array.from({ length: count }, () => comment);
  return Buffer.concat([png.subarray(0, afterHeader), ...comments, png.subarray(afterHeader)]);
}
