import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { answersFor } from './application.ts';
import { becomeApproved, completeProfile, logInBorrower, newPhone } from '../api/test-borrower.ts';
import { openPhone, startChromium } from './phone.ts';
import { moveClock, newestLoan, readSmsCode, waitForRoute } from './story.ts';

/* No mouse and no finger: only Tab, Space, Enter, arrows and letters. */

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

test('the keyboard alone logs in and answers a section', async () => {
  const phone = await openPhone(browser, { device: 'desktop' });
  const { page } = phone;
  const number = newPhone();
  await logInByKeyboard(page, number);
  await page.goto('/baseInfo');
  await waitForRoute(page, 'baseInfo');
  const answers = answersFor(number);
  await chooseByKeyboard(page, 'gender', answers['gender'] ?? '');
  await chooseByKeyboard(page, 'maritalStatus', answers['maritalStatus'] ?? '');
  await pressFocused(page, 'form button[type="submit"]');
  await page.locator('main:visible input[name="education"]').first().waitFor();
  await chooseByKeyboard(page, 'education', answers['education'] ?? '');
  await tabTo(page, 'input[name="email"]');
  await page.keyboard.type(answers['email'] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/baseInfo');
  await phone.close();
});

test('the keyboard alone borrows and pays back', async () => {
  const number = newPhone();
  const borrower = await logInBorrower(inject('origin'), number);
  await completeProfile(inject('origin'), borrower);
  await becomeApproved(borrower);
  await moveClock({ advanceMinutes: 2 });

  const phone = await openPhone(browser, { device: 'desktop' });
  const { page } = phone;
  await logInByKeyboard(page, number);
  await page.locator('main:visible a[href="/allWithdraw"]').waitFor();
  await pressFocused(page, 'a[href="/allWithdraw"]');
  await waitForRoute(page, 'allWithdraw');
  await tabTo(page, 'input#amount');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await pressFocused(page, 'main button.button-primary');
  await waitForRoute(page, 'withdrawPage');
  await page.locator('main:visible input[name="acceptance"]').waitFor();
  await pressFocused(page, '.signature-ways button:last-of-type');
  await tabTo(page, 'input[name="signature"]');
  await page.keyboard.type('Maria Santos');
  await tabTo(page, 'input[name="acceptance"]');
  await page.keyboard.press('Space');
  await pressFocused(page, 'form button[type="submit"]');
  await waitForRoute(page, 'homeIndex');
  await expect.poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 }).toBe('active');

  await pressFocused(page, 'nav a[href="/billIndex"]');
  await waitForRoute(page, 'billIndex');
  await page.locator('main:visible a[href="/repaidDetail"]').first().waitFor();
  await pressFocused(page, 'main a[href="/repaidDetail"]');
  await waitForRoute(page, 'repaidDetail');
  await page.locator('main:visible input[name="channel"]').first().waitFor();
  await chooseByKeyboard(page, 'channel', 'gcash');
  await pressFocused(page, '.pay-form button[type="submit"]');
  await waitForRoute(page, 'triLink');
  await page.locator('main:visible button.button-primary').first().waitFor();
  await pressFocused(page, 'main button.button-primary');
  await page.locator('button[name="outcome"]').first().waitFor();
  await pressFocused(page, 'button[value="success"]');
  await waitForRoute(page, 'KSResult');
  await expect.poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 }).toBe('settled');
  await phone.close();
});

async function logInByKeyboard(page: Page, number: string): Promise<void> {
  await page.goto('/start');
  await tabTo(page, 'input[name="phone"]');
  await page.keyboard.type(number);
  await tabTo(page, 'form input[type="checkbox"]');
  await page.keyboard.press('Space');
  await pressFocused(page, 'form button[type="submit"]');
  const code = page.locator('input[autocomplete="one-time-code"]');
  await code.waitFor();
  await tabTo(page, 'input[autocomplete="one-time-code"]');
  await page.keyboard.type(await readSmsCode(number));
  await page.keyboard.press('Enter');
  await waitForRoute(page, 'homeIndex');
}

/** Presses Tab until something on show that fits has the focus, and checks that the focus can be seen. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    const isThere = await page.evaluate(
      (wanted) =>
        document.activeElement?.matches(wanted) === true && document.activeElement.checkVisibility(),
      selector,
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

async function pressFocused(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

/** Goes to a group of radios and moves to one of them with the arrows. */
async function chooseByKeyboard(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, `input[type="radio"][name="${name}"]`);
  await page.keyboard.press('Space');
  for (let press = 0; press < 30; press += 1) {
    const isChosen = await page.evaluate(
      ([group, wanted]) => {
        const { activeElement } = document;
        return (
          activeElement instanceof HTMLInputElement &&
          activeElement.name === group &&
          activeElement.value === wanted &&
          activeElement.checked
        );
      },
      [name, value],
    );
    if (isChosen) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the arrows do not reach ${value}`);
}
