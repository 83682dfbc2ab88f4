import type { Page } from 'playwright-core';
import { words } from '../../apps/console/messages/en-US.ts';
import { sandboxStaffPassword } from '../../apps/api/use-cases/staff/add-sandbox-staff.ts';
import { findPerson } from './story.ts';

const sandboxStaff = { domain: 'luwag.example', password: sandboxStaffPassword };

/** Signs in the member of staff with this role, of the sandbox where nothing else is said. Who was signed in before is signed out. */
export async function signInStaff(page: Page, role: string, staff = sandboxStaff): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/console');
  await fillInSignIn(page, role, staff);
  await page.getByRole('button', { name: words.header.signOut }).waitFor();
}

/** Fills in the sign-in that is on show. */
export async function fillInSignIn(
  page: Page,
  role: string,
  { domain, password } = sandboxStaff,
): Promise<void> {
  await page.getByLabel(words.signIn.email).fill(`${role}@${domain}`);
  await page.getByLabel(words.signIn.password).fill(password);
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
