import { type Page, test as plain } from '@playwright/test';
import { PAD, daySheet } from '../../packages/rules/src/sheets/index.ts';
import { faults } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { codesOn, hasPoppler, partsOf, pictures, printed, textOf } from '../support/paper.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
const NAMES: Readonly<Record<string, string>> = {
  x: 'start of the crosses',
  o: 'start of the circles',
  c: 'cow',
};
const OWN = 'x12c3x4/c45c1c2/3c1o2c5/oc3c4co/51c2c34/c2c4c51/4c3x5c2';

/** The sheet as text, read from its accessible names. */
const sheetOn = async (page: Page): Promise<string> => {
  const rows = await page
    .getByRole('grid')
    .evaluate((grid) =>
      [...grid.querySelectorAll('[role=row]')].map((row) =>
        [...row.querySelectorAll('[role=gridcell]')].map((cell) => cell.ariaLabel ?? ''),
      ),
    );
  const signOf = (label: string): string => {
    const name = label.split(', ')[1]!.toLowerCase();
    return Object.keys(NAMES).find((sign) => NAMES[sign] === name) ?? (name === 'empty' ? '_' : name);
  };
  return rows.map((row) => row.map(signOf).join('')).join('/');
};

const source = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('going through the pad changes the address, and the address opens the sheet', async ({ page }) => {
  await page.goto('/sheets');
  await expect.poll(() => sheetOn(page)).toBe(PAD[0]!.text);
  await page.getByRole('button', { name: words['setup.sheet.before'] }).click();
  await expect(page).toHaveURL('/sheets/48');
  await expect.poll(() => sheetOn(page)).toBe(PAD[47]!.text);
  await page.getByRole('combobox', { name: words['sheets.number'] }).selectOption('7');
  await expect(page).toHaveURL('/sheets/7');
  await page.reload();
  await expect.poll(() => sheetOn(page)).toBe(PAD[6]!.text);
});

test('a sheet is made by keyboard alone, checked, saved, shared, and opened in another profile', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/sheets');
  await source(page, words['sheets.source.own']).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: words['sheets.make.clear'] }).press('Enter');
  const verdict = page.getByTestId('verdict');
  await expect(verdict).toContainText('49 squares are still empty.');
  await expect(verdict).toContainText('The crosses have 0 starts; they need three.');
  await expect(page.getByRole('link', { name: words['sheets.play'], exact: true })).toHaveCount(0);

  await page.getByRole('gridcell', { name: 'a1, empty' }).focus();
  for (const [index, row] of OWN.split('/').entries()) {
    for (const sign of row) {
      await page.keyboard.press(sign);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await sheetOn(page)).split('/')[index]).toBe(row);
  }
  await expect(verdict).not.toContainText(words['sheets.check.faults']);
  await page.reload();
  await expect.poll(() => sheetOn(page)).toBe(OWN);

  await page.getByRole('button', { name: words['sheets.share'], exact: true }).press('Enter');
  const link = await page.getByLabel(words['sheets.share.link']).inputValue();
  expect(link).toBe(`${baseURL}/sheets/${OWN.replaceAll('/', '-')}`);
  const sign = page.getByRole('img', { name: words['share.picture'] });
  expect(await codesOn(page, await sign.screenshot())).toEqual([link]);

  const elsewhere = await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 740 } });
  const there = await elsewhere.newPage();
  await there.goto(link);
  await expect(there.getByRole('heading', { level: 1 })).toHaveText(WORDS.de['sheets.title'] as string);
  await expect(there.getByRole('grid').getByRole('gridcell')).toHaveCount(49);
  await expect(there.getByTestId('title')).toHaveText(WORDS.de['sheets.loose'] as string);
  await elsewhere.close();
});

test('clicking sets signs, the mirror doubles them, undo removes them', async ({ page }) => {
  await page.goto('/sheets/own');
  await page.getByRole('button', { name: words['sheets.make.clear'] }).click();
  await page.getByRole('checkbox', { name: words['sheets.make.mirror'] }).check();
  await page.getByRole('gridcell', { name: 'a1, empty' }).click();
  await page.getByRole('radio', { name: /^cow/ }).check();
  await page.getByRole('gridcell', { name: 'b1, empty' }).click();
  await expect
    .poll(async () => [(await sheetOn(page)).slice(0, 7), (await sheetOn(page)).slice(-7)])
    .toEqual(['xc_____', '_____co']);
  await page.getByRole('button', { name: words['sheets.make.undo'] }).click();
  await expect.poll(async () => (await sheetOn(page)).slice(0, 7)).toBe('x______');
  await page.getByRole('combobox', { name: words['sheets.make.rows'] }).selectOption('4');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: words['sheets.make.fill'] }).click();
  await expect.poll(() => sheetOn(page)).not.toContain('_');
});

test('faults of a damaged link are listed and can be corrected', async ({ page }) => {
  await page.goto('/sheets/x1co-2o3c-c4!x-o5xc');
  const verdict = page.getByTestId('verdict');
  await expect(verdict).toContainText(words['sheets.check.link']);
  await expect(verdict).toContainText('On c3 there is “!”');
  await page.getByRole('gridcell', { name: 'c3, empty' }).focus();
  await page.keyboard.press('c');
  await expect(verdict).not.toContainText('c3');
  await expect.poll(() => sheetOn(page)).toBe('x1co/2o3c/c4cx/o5xc');
});

test('the computer tries a sheet and says whether it is fair', async ({ page }) => {
  await page.goto('/sheets/x1co-2o3c-c4cx-o5xc');
  // The progress bar may be gone before the test looks, so the page itself watches for it.
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      if (document.querySelector('main progress, main [role=progressbar]') === null) return;
      document.body.dataset['progressed'] = '';
      observer.disconnect();
    }).observe(document.body, { subtree: true, childList: true }),
  );
  await page.getByRole('button', { name: words['sheets.fair.start.quick'] }).click();
  await expect(page.locator('[data-progressed]')).toBeVisible();
  await expect(page.getByTestId('fair')).toHaveText(
    /^(Fair:|The circles have an advantage).*(go first|go second|matters)/,
    {
      timeout: 60_000,
    },
  );
  await expect(page.getByRole('definition').first()).toHaveText(/\d+% \(± \d+%\)/);
  await page.goto('/sheets/1');
  await page.getByRole('button', { name: words['sheets.fair.start.thorough'] }).click();
  await expect(page.getByText(/^[1-9]\d* of 200 games$/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: words['sheets.fair.stop'] }).click();
  await expect(page.getByTestId('fair')).toBeVisible();
  await page.getByRole('button', { name: words['setup.sheet.after'] }).click();
  await expect(page.getByTestId('fair')).toHaveCount(0);
});

test('a fresh sheet depends on its word', async ({ page }) => {
  await page.goto('/sheets');
  await source(page, words['sheets.source.fresh']).check();
  const seed = page.getByLabel(words['sheets.seed']);
  await seed.fill('meadow');
  const mirrored = await sheetOn(page);
  await page.getByRole('button', { name: words['sheets.another'] }).click();
  await expect.poll(() => sheetOn(page)).not.toBe(mirrored);
  await seed.fill('meadow');
  await expect.poll(() => sheetOn(page)).toBe(mirrored);
  await page.getByRole('radio', { name: /^Random/ }).check();
  await expect.poll(() => sheetOn(page)).not.toBe(mirrored);
});

test('a game can be started on the sheet', async ({ page }) => {
  await page.goto('/sheets/x1co-2o3c-c4cx-o5xc');
  await page.getByRole('link', { name: words['sheets.play.people'] }).click();
  await expect(page).toHaveURL('/new/cowpath/people/x1co-2o3c-c4cx-o5xc');
  await page.getByTestId('start').click();
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await expect(page.getByRole('gridcell', { name: /^c1, cow/ })).toBeVisible();
});

plain('the sheet of the day is that of the local date', async ({ browser }) => {
  const noon = Date.UTC(2026, 10, 15, 12);
  const dates = { 'Pacific/Kiritimati': '2026-11-16', 'Pacific/Pago_Pago': '2026-11-15' };
  for (const [timezoneId, date] of Object.entries(dates)) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await page.clock.setFixedTime(noon);
    await page.goto(`${process.env['E2E_URL']}/sheets/today`);
    await expect(page.getByTestId('title')).toContainText(date.slice(-2));
    await expect.poll(() => sheetOn(page)).toBe(daySheet(date).text);
    await context.close();
  }
});

const PAPERS = [
  ['a4', 595.28, 841.89],
  ['letter', 612, 792],
] as const;

for (const [paper, width, height] of PAPERS) {
  // A higher resolution, so that codes can be read.
  test.describe(paper, () => {
    test.use({ deviceScaleFactor: 3 });
    test(`sheets and boards on ${paper}, printed and read back`, async ({ page, baseURL }) => {
      await page.goto('/sheets/3');
      await page.getByRole('link', { name: words['sheets.print'], exact: true }).click();
      await page.getByLabel(words['print.numbers'], { exact: true }).fill('3, 47-48');
      await page.getByRole('checkbox', { name: words['print.board.multiplication'] }).check();
      await page.getByRole('checkbox', { name: words['print.scores'] }).check();
      await page.getByRole('radio', { name: '4', exact: true }).check();
      await page.getByRole('radio', { name: words[`print.paper.${paper}`] as string }).check();
      await expect(page).toHaveURL(`/print/3%2C47-48%2Cmultiplication%2Cscores/4-${paper}`);
      await expect(page.getByTestId('page')).toHaveCount(2);

      const pdf = await printed(page);
      expect(pdf.pages).toHaveLength(2);
      for (const size of pdf.pages) {
        expect(Math.abs(size.width - width)).toBeLessThan(1);
        expect(Math.abs(size.height - height)).toBeLessThan(1);
      }
      await page.emulateMedia({ media: 'print' });
      const parts = partsOf({ paper, perPage: 4 });
      const wanted = [
        ...[3, 47, 48].map((number) => `${baseURL}/sheets/${number}`),
        `${baseURL}/new/trio/people`,
      ];
      const shown = () => page.getByTestId('page').first().screenshot({ scale: 'device' });
      const [picture] = hasPoppler ? pictures(pdf) : [await shown()];
      expect(await codesOn(page, picture!, parts)).toEqual(wanted);
      if (!hasPoppler) return;
      const [first, second] = textOf(pdf);
      for (const title of ['Sheet 3', 'Sheet 47', 'Sheet 48', 'Trio: times tables', '81'])
        expect(first).toContain(title);
      for (const title of ['Trio: scores', 'Name', 'Total']) expect(second).toContain(title);
      expect(first).not.toContain(words['title.print'] + '\n');
    });
  });
}

test('sheet and print pages have no accessibility faults', async ({ page }) => {
  for (const path of [
    '/sheets/7',
    '/sheets/today',
    '/sheets/x1co-2o3c-c4_x-o5xc',
    '/print/1-3,scores/2-a4',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const share = page.getByRole('button', { name: words['sheets.share'], exact: true });
    if (await share.isVisible()) await share.click();
    await faults(page, path);
  }
});
