import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../apps/console/messages/en-US.ts';
import { lenderStepWords as steps } from '../../apps/console/messages/lender-step-words.ts';
import { loanWords } from '../../apps/console/messages/loan-words.ts';
import {
  partnerKeyWords as keys,
  receiverWords,
  secretWords,
} from '../../apps/console/messages/receiver-words.ts';
import { stuckWords } from '../../apps/console/messages/stuck-words.ts';
import { suspenseWords } from '../../apps/console/messages/suspense-words.ts';
import { fillInSignIn, openPlace, signInStaff } from './console.ts';
import { lookInBothSchemes } from './look.ts';
import { openPhone, type Phone, sidewaysScroll, startChromium } from './phone.ts';

/* What staff set up and book beside the loans: places in groups, keys of partners, receivers of events, and entries by hand. */

let browser: Browser;
let desk: Phone;
let page: Page;
beforeAll(async () => {
  browser = await startChromium();
  desk = await openPhone(browser, { device: 'desktop' });
  ({ page } = desk);
});
afterAll(() => browser.close());

/** At the two usual widths of a desk, light and dark. */
async function look(name: string): Promise<void> {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${name} at ${width}`).toBe(0);
    await lookInBothSchemes(page, `${name} at ${width}`);
  }
}

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

describe('the console', () => {
  test('shows its places in groups, marks the one on show, and folds them into a menu in a narrow window', async () => {
    await signInStaff(page, 'admin');
    const places = page.getByRole('navigation', { name: loanWords.header.navigation });
    const { groups } = words.header;
    const headings = await places.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings).toEqual([groups.daily, groups.loans, groups.money, groups.setUp]);
    await openPlace(page, suspenseWords.place, suspenseWords.title);
    expect(await places.locator('[aria-current="page"]').allTextContents()).toEqual([suspenseWords.place]);
    await look('suspense');

    await page.setViewportSize({ width: 390, height: 844 });
    await places.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: words.header.menu }).focus();
    await page.keyboard.press('Enter');
    await places.getByRole('link', { name: stuckWords.title, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: stuckWords.title, level: 1 }).waitFor();
    await places.waitFor({ state: 'hidden' });
    await look('stuck work');
  });

  test('makes a key of a partner, shows its secret once, and lets another person confirm it', async () => {
    const name = `Branch ${randomUUID().slice(0, 8)}`;
    await openPlace(page, keys.title);
    await page.getByLabel(keys.nameOfSystem).fill(name);
    await page.getByRole('button', { name: keys.addButton }).click();
    await page.getByText(keys.chooseScopes).waitFor();
    await page.getByLabel(keys.scopeNames['repayments:write']).check();
    await page.getByRole('button', { name: keys.addButton }).click();
    await page.getByRole('heading', { name: secretWords.title }).waitFor();
    await rowOf(name).getByText(keys.ownKey).waitFor();
    await look('partner keys');
    await page.getByRole('button', { name: secretWords.done }).click();
    await page.getByRole('heading', { name: secretWords.title }).waitFor({ state: 'detached' });

    await signInStaff(page, 'finance');
    await openPlace(page, keys.title);
    await rowOf(name).getByRole('button', { name: keys.confirm, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: keys.confirm, exact: true }).click();
    await rowOf(name).getByText(keys.states.on, { exact: true }).waitFor();
  });

  // The sandbox sends to this machine too.
  test('adds a receiver of events, shows its secret once, and turns it off', async () => {
    const url = `http://127.0.0.1:9/events-${randomUUID()}`;
    await signInStaff(page, 'admin');
    await openPlace(page, receiverWords.title);
    await page.getByLabel(receiverWords.url).fill('no address');
    await page.getByRole('button', { name: receiverWords.addButton }).click();
    await page.getByText(receiverWords.refused).waitFor();
    await page.getByLabel(receiverWords.url).fill(url);
    await page.getByRole('button', { name: receiverWords.addButton }).click();
    await page.getByRole('button', { name: secretWords.done }).click();
    const receiver = page.getByRole('region', { name: url });
    await receiver.getByText(receiverWords.states.on, { exact: true }).waitFor();
    await look('receivers');
    await receiver.getByRole('button', { name: receiverWords.turnOff }).click();
    await receiver.getByText(receiverWords.states.off, { exact: true }).waitFor();
  });

  test('books an entry by hand only once another person has confirmed it', async () => {
    const reference = `BPI-${randomUUID()}`.slice(0, 30);
    await openPlace(page, steps.place, steps.title);
    await page.getByLabel(steps.amount).fill('1,000.00');
    await page.getByLabel(steps.reference).fill(reference);
    await page.getByLabel(steps.reason).fill('As the statement of the bank shows it');
    await page.getByRole('button', { name: steps.propose }).click();
    await page.getByText(steps.proposed).waitFor();
    const entry = page.locator('section.card').filter({ hasText: reference });
    await entry.getByText(steps.own).waitFor();
    await look('entries');

    await signInStaff(page, 'finance');
    await openPlace(page, steps.place, steps.title);
    await entry.getByRole('button', { name: steps.confirm, exact: true }).click();
    await page.getByRole('button', { name: steps.confirmAction }).click();
    await rowOf(reference).getByText(steps.statuses.confirmed).waitFor();
  });

  test('takes an entry back by another one once another person has confirmed it, and both name each other', async () => {
    const wrong = rowOf(steps.entryNumber(''))
      .filter({ has: page.getByRole('button') })
      .first();
    const [, entryId = ''] = /Entry ([0-9a-f-]{36})/.exec(await wrong.innerText()) ?? [];
    await wrong.getByRole('button', { name: steps.takeEntryBack }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(steps.reason).fill('It was booked a second time');
    await look('taking an entry back');
    await dialog.getByRole('button', { name: steps.propose }).click();
    await dialog.waitFor({ state: 'detached' });
    const waiting = page.locator('section.card').filter({ hasText: entryId });
    await waiting.getByText(steps.own).waitFor();

    await signInStaff(page, 'admin');
    await openPlace(page, steps.place, steps.title);
    await waiting.getByRole('button', { name: steps.confirm, exact: true }).click();
    await page.getByRole('button', { name: steps.confirmAction }).click();
    await rowOf(steps.takesBack(entryId, steps.kinds['capital-paid-in'])).waitFor();
    await rowOf(steps.entryNumber(entryId)).getByText(steps.takenBackBy('')).waitFor();
    await look('entries that name each other');
    await signInStaff(page, 'finance');
    await openPlace(page, steps.place, steps.title);
  });

  test('keeps what was typed when a session ends, for the same person and for nobody else', async () => {
    const [email, typed] = [page.getByLabel(words.signIn.email), 'The bank called about this one'];
    const endSession = async (): Promise<void> => {
      await page.context().clearCookies();
      await page.getByRole('button', { name: steps.propose }).click();
      await email.waitFor();
    };
    await page.getByLabel(steps.amount).fill('250.00');
    await page.getByLabel(steps.reference).fill('BPI-1');
    await page.getByLabel(steps.reason).fill(typed);
    await endSession();
    await page.getByLabel(steps.reason).waitFor({ state: 'hidden' });
    await look('session ended');
    await fillInSignIn(page, 'finance');
    await email.waitFor({ state: 'detached' });
    expect(await page.getByLabel(steps.reason).inputValue()).toBe(typed);

    await endSession();
    await fillInSignIn(page, 'admin');
    await page.getByRole('button', { name: words.header.signOut }).waitFor();
    await openPlace(page, steps.place, steps.title);
    expect(await page.getByLabel(steps.reason).inputValue()).toBe('');
  });
});
