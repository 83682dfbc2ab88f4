import type { Locator, Page } from 'playwright-core';

/* How a person works a control: with a finger, or with the keyboard alone. The journeys say what is done, a hand how. */

export type Hand = {
  press: (button: Locator) => Promise<void>;
  /** Twice in a row, as nervous people do. */
  pressTwice: (button: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** What was copied elsewhere. */
  paste: (field: Locator, text: string) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
  /** `choices` are all radios of one group. */
  choose: (choices: Locator, value: string) => Promise<void>;
  select: (list: Locator, value: string) => Promise<void>;
  pickFile: (input: Locator, file: string) => Promise<void>;
};

/** A hand that can draw: a keyboard types its name instead. */
export type DrawingHand = Hand & { draw: (canvas: Locator) => Promise<void> };

export const finger: DrawingHand = {
  press: (button) => button.click(),
  pressTwice: (button) => button.dblclick(),
  type: (field, text) => field.fill(text),
  paste: pasteInto,
  tick: (box) => box.check(),
  choose: (choices, value) => tickCard(choices.and(choices.page().locator(valueIs(value)))),
  select: async (list, value) => void (await list.selectOption(value)),
  pickFile: (input, file) => input.setInputFiles(file),
  draw: drawOn,
};

async function drawOn(canvas: Locator): Promise<void> {
  const { mouse } = canvas.page();
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('there is no place to sign');
  await mouse.move(box.x + 20, box.y + box.height / 2);
  await mouse.down();
  for (const part of [0.3, 0.5, 0.7, 0.9]) {
    const height = part % 0.4 === 0.3 ? 0.3 : 0.7;
    await mouse.move(box.x + box.width * part, box.y + box.height * height, { steps: 4 });
  }
  await mouse.up();
}

/** Taps the card of a radio button, which covers the button itself, once the card stands still. */
export const tickCard = (radio: Locator): Promise<void> => radio.locator('xpath=ancestor::label').click();

/** The page hears of a paste as of one by hand; the clipboard itself is closed to tests in some browsers. */
async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** A finger whose work is counted: what a person has to do until something is done. */
export function countingFinger(): {
  hand: DrawingHand;
  taps: () => number;
  /** Those pasted into count as well. */
  typedFields: () => number;
  pastedFields: () => number;
} {
  let taps = 0;
  let pasted = 0;
  let typedFields = 0;
  const tapped =
    <Rest extends unknown[]>(count: number, act: (on: Locator, ...rest: Rest) => Promise<void>) =>
    async (on: Locator, ...rest: Rest): Promise<void> => {
      taps += count;
      await act(on, ...rest);
    };
  return {
    hand: {
      press: tapped(1, finger.press),
      pressTwice: tapped(2, finger.pressTwice),
      type: async (field, text) => {
        // Nobody types again what stands there already.
        if ((await field.inputValue()) === text) return;
        typedFields += 1;
        await finger.type(field, text);
      },
      paste: async (field, text) => {
        typedFields += 1;
        pasted += 1;
        await finger.paste(field, text);
      },
      tick: tapped(1, finger.tick),
      choose: tapped(1, finger.choose),
      // Open the list, pick; open the camera or the album, pick.
      select: tapped(2, finger.select),
      pickFile: tapped(2, finger.pickFile),
      draw: tapped(1, finger.draw),
    },
    taps: () => taps,
    typedFields: () => typedFields,
    pastedFields: () => pasted,
  };
}

/** No mouse and no finger: only Tab, Space, Enter, arrows and letters. */
export function keyboardHand(
  page: Page,
): Hand & { slide: (slider: Locator, steps: number) => Promise<void> } {
  const { keyboard } = page;
  // Heard from the beginning: where a dialog is only asked for with the press, the press may be quicker.
  page.on('filechooser', () => undefined);
  return {
    press: async (button) => {
      await tabTo(page, button);
      await keyboard.press('Enter');
    },
    pressTwice: async (button) => {
      await tabTo(page, button);
      await keyboard.press('Enter');
      await keyboard.press('Enter');
    },
    type: async (field, text) => {
      await tabTo(page, field);
      await keyboard.press('Control+A');
      await keyboard.type(text);
    },
    paste: async (field, text) => {
      await tabTo(page, field);
      await pasteInto(field, text);
    },
    tick: async (box) => {
      await tabTo(page, box);
      if (!(await box.isChecked())) await keyboard.press('Space');
      if (!(await box.isChecked())) throw new Error(`the keyboard does not tick ${String(box)}`);
    },
    choose: async (choices, value) => {
      await tabTo(page, choices);
      await keyboard.press('Space');
      const wanted = choices.and(page.locator(valueIs(value)));
      await pressUntil(page, 'ArrowDown', () => wanted.isChecked());
    },
    slide: async (slider, steps) => {
      await tabTo(page, slider);
      for (let step = 0; step < steps; step += 1) await keyboard.press('ArrowRight');
    },
    select: async (list, value) => {
      await tabTo(page, list);
      await pressUntil(page, 'ArrowDown', async () => (await list.inputValue()) === value);
    },
    pickFile: async (input, file) => {
      await tabTo(page, input);
      const chooser = page.waitForEvent('filechooser');
      await keyboard.press('Space');
      await (await chooser).setFiles(file);
    },
  };
}

function valueIs(value: string): string {
  return `[value="${value}"]`;
}

const mostTabs = 120;

/** Presses Tab until something on show that fits has the focus, and checks that the focus can be seen. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor({ state: 'attached' });
  for (let press = 0; press < mostTabs; press += 1) {
    const isThere = await wanted.evaluateAll((controls) =>
      controls.some((control) => control === document.activeElement && control.checkVisibility()),
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(wanted)}`);
}

async function pressUntil(page: Page, key: string, isReached: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await isReached()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there`);
}
