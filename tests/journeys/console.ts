import type { Page } from 'playwright-core';
import { words } from '../../apps/console/messages/en-US.ts';
import { sandboxStaffPassword } from '../../apps/api/use-cases/staff/add-sandbox-staff.ts';
import { findPerson } from './story.ts';

/** Signs in the sandbox's member of staff with this role. Who was signed in before is signed out. */
export async function signInStaff(page: Page, role: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/console');
  await fillInSignIn(page, role);
  await page.getByRole('button', { name: words.header.signOut }).waitFor();
}

async function fillInSignIn(page: Page, role: string): Promise<void> {
  await page.getByLabel(words.signIn.email).fill(`${role}@luwag.example`);
  await page.getByLabel(words.signIn.password).fill(sandboxStaffPassword);
  await page.getByRole('button', { name: words.signIn.action }).click();
}

/** Opens a place of the console by its link, and waits for its heading. */
export async function openPlace(page: Page, name: string, heading = name): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

/** A reviewer signs in, opens this borrower's case, looks at the three photos and approves the proposed limit. */
export async function approveInConsole(
  page: Page,
  phone: string,
  onScreen: () => Promise<void>,
): Promise<void> {
  const { customerId, applicationId } = await findPerson(phone);
  await page.goto('/console');
  await page.getByLabel(words.signIn.email).waitFor();
  await onScreen();
  await fillInSignIn(page, 'reviewer');
  await page.getByRole('heading', { name: words.queue.title }).waitFor();
  await page
    .locator(`a[href="/console/cases/${customerId}/${applicationId ?? ''}"]`)
    .first()
    .waitFor();
  await onScreen();
  await page
    .locator(`a[href="/console/cases/${customerId}/${applicationId ?? ''}"]`)
    .last()
    .click();
  await page.locator('.photo img').nth(2).waitFor();
  await onScreen();
  await page.getByRole('button', { name: words.reviewCase.approve, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  await onScreen();
  await dialog.getByRole('button', { name: words.reviewCase.approve, exact: true }).click();
  await page.getByRole('heading', { name: words.queue.title }).waitFor();
}
