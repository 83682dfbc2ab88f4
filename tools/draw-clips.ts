import { type GuideName, guideNames } from '@luwag/contract/guide-names';
import { spawn } from 'node:child_process';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@luwag/contract/language';
import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import {
  type Drawing,
  guideDrawings,
  guideSteps,
} from '../apps/borrower/components/guide-picture/guide-drawings.ts';
import { clipCaptions, secondsPerStep } from './clip-captions.ts';

/*
 * Draws the six clips out of the guides' own pictures, with Debian's ffmpeg, and writes their captions:
 * node tools/draw-clips.ts
 * The films carry no words, so one film serves all languages.
 */

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, 'apps/borrower/public/clips');
const factsFile = path.join(root, 'apps/borrower/screens/video-index/clip-facts.json');
const width = 640;
const height = 400;
const framesPerSecond = 10;
const framesPerStep = secondsPerStep * framesPerSecond;
/** Frames in which a picture comes in. */
const framesToAppear = 12;
const colours = { paper: '#e2f1ee', area: '#ffffff', line: '#0a645f', accent: '#b45f06', rest: '#b9d5d1' };

await mkdir(folder, { recursive: true });
const facts: Record<string, { seconds: number; kilobytes: number }> = {};
for (const guide of guideNames) {
  const file = path.join(folder, `${guide}.mp4`);
  await encode(guide, file);
  const { size } = await stat(file);
  facts[guide] = { seconds: guideSteps.length * secondsPerStep, kilobytes: Math.ceil(size / 1000) };
  await writeFile(path.join(folder, `${guide}.png`), await posterOf(guide));
  for (const language of languages) {
    await writeFile(path.join(folder, `${guide}.${language}.vtt`), clipCaptions(guide, language));
  }
}
await writeFile(factsFile, `${JSON.stringify(facts, null, 2)}\n`);

async function encode(guide: GuideName, file: string): Promise<void> {
  const input = `-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${framesPerSecond} -i -`;
  const output =
    '-c:v libx264 -profile:v baseline -pix_fmt yuv420p -crf 26 -preset veryslow -movflags +faststart -an -y';
  const ffmpeg = spawn('ffmpeg', [...`-loglevel error ${input} ${output}`.split(' '), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', reject);
    ffmpeg.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let frame = 0; frame < framesPerStep * guideSteps.length; frame += 1) {
    drawFrame(context, guide, frame);
    const pixels = Buffer.from(context.getImageData(0, 0, width, height).data);
    if (!ffmpeg.stdin.write(pixels)) await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve));
  }
  ffmpeg.stdin.end();
  await ended;
}

async function posterOf(guide: GuideName): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  drawFrame(canvas.getContext('2d'), guide, framesToAppear);
  return canvas.encode('png');
}

/** One frame: the step's picture comes in from the left, the accent after the rest; below, a dot for each step. */
function drawFrame(context: SKRSContext2D, guide: GuideName, frame: number): void {
  const step = Math.floor(frame / framesPerStep);
  const within = frame % framesPerStep;
  const drawing = guideDrawings[guide][step];
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, width, height);
  if (drawing !== undefined) {
    drawPicture(context, drawing, Math.min(1, within / framesToAppear));
  }
  for (const [index] of guideSteps.entries()) {
    context.beginPath();
    context.arc(width / 2 + (index - 1.5) * 28, height - 24, index === step ? 8 : 5, 0, Math.PI * 2);
    context.fillStyle = index <= step ? colours.line : colours.rest;
    context.fill();
  }
}

function drawPicture(context: SKRSContext2D, { area, line, accent }: Drawing, shown: number): void {
  context.save();
  context.translate(70, 18);
  context.scale(3.1, 3.1);
  context.beginPath();
  context.rect(0, 0, 165 * shown, 110);
  context.clip();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = colours.area;
  context.fill(pathOf(area));
  context.lineWidth = 2.2;
  context.strokeStyle = colours.line;
  context.stroke(pathOf(line));
  context.globalAlpha = shown * shown;
  context.lineWidth = 3.2;
  context.strokeStyle = colours.accent;
  context.stroke(pathOf(accent));
  context.restore();
}

function pathOf(drawn: string): Path2D {
  return new Path2D(drawn);
}
