import type { Page } from '@playwright/test';
import { outcome, screensButton, within } from './tags';

/**
 * Uploads a file on a page with `portico-document-center` or the portal, which has to be open.
 *
 * @param file path of the file
 * @param type the document's type, by its name on the screen
 * @throws Error with what the screen says, where the file is not stored
 */
export async function uploadDocument(page: Page, file: string, type: string): Promise<void> {
  const screen = within(page, 'portico-document-center');
  await screen.locator('input[type="file"]').first().setInputFiles(file);
  await screen.locator('select[name^="fileType"]').last().selectOption({ label: type });
  await screen.locator(screensButton).last().click();
  const stored = screen.locator('[part~="banner-success"]');
  await outcome(stored.waitFor(), screen, 'The file is not stored');
}
