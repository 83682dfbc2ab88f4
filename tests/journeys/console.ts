import type { Page } from 'playwright-core';
import { words } from '../../apps/console/messages/en-US.ts';
import { sandboxStaffPassword } from '../../apps/api/use-cases/staff/add-sandbox-staff.ts';
import { findPerson } from './story.ts';

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
  await page.getByLabel(words.signIn.email).fill('reviewer@luwag.example');
  await page.getByLabel(words.signIn.password).fill(sandboxStaffPassword);
  await page.getByRole('button', { name: words.signIn.action }).click();
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
