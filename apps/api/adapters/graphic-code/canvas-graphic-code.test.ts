import { describe, expect, it } from 'vitest';
import { canvasGraphicCode } from './canvas-graphic-code.ts';

const seed = (value: number) => Buffer.alloc(64, value);

describe('the graphic code', () => {
  it('has sixteen different characters, none of them easily mistaken', () => {
    expect(new Set(canvasGraphicCode.alphabet).size).toBe(16);
    for (const lookAlikes of ['0OQDC', '1IL', '5S', '2Z', '8B', 'UV', 'VW']) {
      const taken = lookAlikes.split('').filter((one) => canvasGraphicCode.alphabet.includes(one));
      expect(taken.length).toBeLessThanOrEqual(1);
    }
  });

  it('draws every character as a PNG', async () => {
    for (const character of canvasGraphicCode.alphabet) {
      const picture = await canvasGraphicCode.draw(character, seed(7));
      expect(picture).toMatch(/^data:image\/png;base64,iVBOR/);
    }
  });

  it('draws another picture for another text and for another seed', async () => {
    const [one, otherText, otherSeed, again] = await Promise.all([
      canvasGraphicCode.draw('AKR47', seed(1)),
      canvasGraphicCode.draw('AKR4X', seed(1)),
      canvasGraphicCode.draw('AKR47', seed(2)),
      canvasGraphicCode.draw('AKR47', seed(1)),
    ]);
    expect(otherText).not.toBe(one);
    expect(otherSeed).not.toBe(one);
    expect(again).toBe(one);
  });
});
