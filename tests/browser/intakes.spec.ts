/** An intake from the shop's counter to the client's phone and back: marks by pointer and keys, the link, the answer, the return, the PDF. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { IntakeDetail } from '../../src/events/intake/port.ts';
import { intakeWithPhoto, linkOf } from './intakes.ts';
import { textOf } from '../support/pdf-text.ts';
import { makePair } from '../vision/generator/pair.ts';
import { expectAccessible, useBrowser } from './support.ts';
import { asPerson, merchant, pictureFile, unique } from './trade.ts';

const browser = useBrowser();
const phone = { viewport: { width: 390, height: 800 } };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const jpeg = (name: string, bytes: Buffer) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(bytes),
});

/** Plain cloth with three stains of different sizes. */
function stainedCloth(): Promise<Buffer> {
  const stains = [
    [120, 100, 34],
    [330, 120, 28],
    [240, 270, 22],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#54402e"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#b0936c"/>${stains.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe('intakes', () => {
  it('[INTAKE3] are opened, given photos, and marked by pointer and by keys', async () => {
    const { page } = await browser.openAs(merchant, '/intakes');
    const item = unique('Satchel');
    await press(page, 'Open the intake');
    await page.getByText('Enter what was handed in').waitFor();
    await page.getByLabel('Item').fill(item);
    await press(page, 'Open the intake');
    await page.getByRole('heading', { name: item }).waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await pictureFile());
    const photo = page.getByRole('region', { name: 'Photo 1' });
    const box = (await photo.getByRole('img', { name: 'Photo 1' }).boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5);
    await page.mouse.up();
    await photo.getByLabel('Word for mark 1').waitFor();
    await photo.getByLabel('Word for the next mark').fill('Ink');
    await press(page, 'Add a mark');
    await photo.getByRole('button', { name: /^Mark 2: Ink/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await photo.getByLabel('Word for mark 2').fill('Wine');
    await page.keyboard.press('Enter');
    await photo.getByRole('button', { name: /^Mark 2: Wine/ }).waitFor();
    await press(page, 'Remove mark 1: Stain');
    await press(page, 'Undo');
    await photo.getByLabel('Word for mark 2').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    await expect
      .poll(async () => {
        const { marks } = await (
          await asPerson(merchant)
        )<{ marks: { word: string; area: { x: number } }[] }>('GET', `/intakes/${id}`);
        return marks.map(({ word, area }) => [word, area.x]);
      })
      .toEqual([
        ['Wine', 410],
        ['Stain', 100],
      ]);
    await expectAccessible(page);
  });

  it('[INTAKE11] get found marks that a person accepts, by pointer and by keys', async () => {
    const item = unique('Satchel');
    const ask = await asPerson(merchant);
    const opened = { key: randomUUID(), item, transaction: null, client: null };
    const { id } = await ask<IntakeDetail>('POST', '/intakes', opened);
    const { page } = await browser.openAs(merchant, `/intakes/${id}`, phone);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'stained.png', mimeType: 'image/png', buffer: await stainedCloth() });
    const photo = page.getByRole('region', { name: 'Photo 1' });
    await press(page, 'Find marks on photo 1');
    await photo.getByText('3 marks were found', { exact: false }).waitFor();
    expect(await photo.getByLabel(/^Word for mark/).count()).toBe(0);
    await expectAccessible(page);
    await photo.getByRole('button', { name: /^Accept A/ }).click();
    await photo.getByLabel('Word for mark 1').waitFor();
    await photo.getByText('2 left to check', { exact: false }).waitFor();
    // The focus goes to the row that takes its place, not to a button: a key held too long decides nothing.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /^Dismiss B/,
    );
    await page.keyboard.press('Enter');
    await photo.getByText('1 left to check', { exact: false }).waitFor();
    await photo.getByRole('button', { name: /^Dismiss C/ }).click();
    await expect.poll(() => photo.getByRole('button', { name: /^Accept/ }).count()).toBe(0);
    const { marks } = await ask<IntakeDetail>('GET', `/intakes/${id}`);
    expect(marks.map(({ word }) => word)).toEqual(['Dark stain']);
    await press(page, 'Find marks on photo 1');
    await press(page, 'Accept all');
    await photo.getByLabel('Word for mark 3').waitFor();
    await press(page, 'Find marks on photo 1');
    await photo.getByText('No marks were found', { exact: false }).waitFor();
  });

  it('[INTAKE5] [INTAKE6] are agreed to on a phone by their link, once', async () => {
    const { id } = await intakeWithPhoto(unique('Satchel'));
    const { page } = await browser.open(await linkOf(id), phone);
    await page.getByText('Scratch').waitFor();
    await press(page, 'No, I object');
    await page.getByText('Enter your name').waitFor();
    await page.getByText('Say what is not right').waitFor();
    await page.getByLabel('Your name').fill('Ida Blom');
    await expectAccessible(page);
    await press(page, 'Yes, this is right');
    await page.getByText(/^Ida Blom agreed/).waitFor();
    expect(await page.getByRole('button', { name: 'Yes, this is right' }).count()).toBe(0);
    await press(page, 'Check the photos');
    await page.getByText('Every photo is the one that was sealed.').waitFor();
    await page.goto('/intake-agreement?link=cut-short');
    await page.getByText('This link no longer works').waitFor();
  });

  it('[INTAKE7] [INTAKE14] [INTAKE15] go back with an answer to every mark, shown to be the same item, and as a PDF', async () => {
    // Photos of one item whose grain can be compared, before and after.
    const { before, after } = await makePair({ seed: 40_001, material: 'tan-leather', itemType: 'bag' });
    const { id, records } = await intakeWithPhoto(unique('Satchel'), merchant, jpeg('before.jpg', before));
    const link = await linkOf(id);
    const code = new URLSearchParams(link.split('?')[1]).get('link');
    const ask = await asPerson(merchant);
    const sent = await ask<{ records: { hash: string }[] }>('GET', `/intakes/${id}`);
    expect(sent.records.length).toBeGreaterThan(records.length);
    const seen = sent.records.at(-1)!.hash;
    await ask('POST', '/intake-links/answers', { code, agreed: true, name: 'Ida', comment: '', seen });

    const { page } = await browser.openAs(merchant, `/intakes/${id}`);
    await press(page, 'Seal the return');
    await page.getByText('Add a photo of the item as it goes back').waitFor();
    await page.locator('input[type=file]').first().setInputFiles(jpeg('after.jpg', after));
    await page.getByRole('region', { name: 'Photo after 1' }).waitFor();
    await page.getByLabel('Scratch').selectOption('lighter');
    await expectAccessible(page);
    await press(page, 'Seal the return');
    await page.getByRole('heading', { name: 'How it went back' }).waitFor();
    await page.getByRole('region', { name: 'Photo 1' }).getByText('Lighter').waitFor();
    await page.getByText('The item returned is the item given').waitFor({ timeout: 60_000 });
    await page.getByText(/the grain agrees in \d+ of \d+ patches/).waitFor();
    const download = page.waitForEvent('download');
    await press(page, 'Save as PDF');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^intake-.*\.pdf$/);
    const pdf = await textOf(Uint8Array.from(await readFile(await file.path())).buffer);
    expect(pdf.join(' ')).toContain('The item returned is the item given');
    await expectAccessible(page);

    const client = (await browser.open(link, phone)).page;
    await client.getByText('The item returned is the item given').waitFor();
    await expectAccessible(client);
  });
});
