import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/* How a person works a control: with a finger, or with the keyboard alone. The journeys say what is done, a hand how. */

export type Hand = {
  press: (button: Locator) => Promise<void>;
  /** Twice in a row, as nervous people do. */
  pressTwice: (button: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
  /** `choices` are all radios of one group. */
  choose: (choices: Locator, value: string) => Promise<void>;
  select: (list: Locator, value: string) => Promise<void>;
  pickFile: (input: Locator, file: string) => Promise<void>;
};

export const finger: Hand = {
  press: (button) => button.click(),
  pressTwice: (button) => button.dblclick(),
  type: (field, text) => field.fill(text),
  tick: (box) => box.check(),
  choose: (choices, value) => choices.and(choices.page().locator(valueIs(value))).check({ force: true }),
  select: async (list, value) => void (await list.selectOption(value)),
  pickFile: (input, file) => input.setInputFiles(file),
};

/** No mouse and no finger: only Tab, Space, Enter, arrows and letters. */
export function keyboardHand(
  page: Page,
): Hand & { slide: (slider: Locator, steps: number) => Promise<void> } {
  const { keyboard } = page;
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
    tick: async (box) => {
      await tabTo(page, box);
      if (!(await box.isChecked())) await keyboard.press('Space');
      expect(await box.isChecked()).toBe(true);
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
