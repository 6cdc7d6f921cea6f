/** One picture to take, and the steps that several of them share. */
import type { Page } from '@playwright/test';
import { type Scene, cowpathEnd } from '../../support/scenes.ts';

export type Shot = { readonly name: string; readonly open: (page: Page, url: string) => Promise<void> };

export const visit =
  (path: string) =>
  async (page: Page, url: string): Promise<void> => {
    await page.goto(`${url}${path}`);
  };

export const main = (page: Page): Promise<void> => page.locator('main [data-main]').click();

export const bringIn = async (page: Page, url: string, scene: Scene): Promise<void> => {
  await page.goto(url);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(scene.file),
  });
  await page.waitForURL(`**/${scene.game}/*`);
  await page.locator('[role=grid]').waitFor();
};

export const endCowpath = async (page: Page, url: string): Promise<void> => {
  const scene = cowpathEnd();
  await bringIn(page, url, scene);
  await page.locator(`[data-square=${scene.next}]`).click();
};
