/** A promise of every form: a new version of the app does not discard what was typed. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { long } from '../counts.ts';
import { behindARecord, type FormRow, silentForms, tellingForms } from './forms.ts';
import { sendings } from './sending/all.ts';
import { nameOf as nameOfSending } from './sending/sending.ts';
import { untilMounted, useBrowser } from './support.ts';

const browser = useBrowser();
const views = fileURLToPath(new URL('../../src/views', import.meta.url));

/** Forms that every long run must cover; the usual run covers those that do not track unsaved changes themselves. */
const rows = [...silentForms, ...(long ? tellingForms : tellingForms.slice(0, 4))];

const people = [...new Set(rows.map(({ who }) => who))];
const nameOf = (who: FormRow['who']) => (typeof who === 'string' ? who : who.email.split('@')[0]!);

const nobody = { email: '', password: '' };

const openFor = async (who: FormRow['who']) => {
  if (who === 'visitor') return browser.open('/terms');
  return who === 'newcomer' ? browser.openNew('/terms') : browser.openAs(who, '/terms');
};

/** What a reload for a new version waits for, in this tab and in the others. */
const isHeld = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === 'patina-unsaved');
  });

/** The label of a required field ends with a star, so it does not equal the name. */
const fieldOf = (page: Page, { field }: FormRow) => {
  const form = page.locator('form');
  return form
    .getByLabel(field, { exact: true })
    .or(form.getByRole('textbox', { name: field, exact: true }))
    .first();
};

it('every form of the views has a row', () => {
  const files = readdirSync(views, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /<form\b|component="form"/.test(readFileSync(`${views}/${file}`, 'utf8')));
  const known = [...[...silentForms, ...tellingForms].map(({ file }) => file), ...behindARecord];
  // A form used by several pages has a row for each.
  expect([...new Set(known)].toSorted()).toEqual(files.toSorted());
});

describe('what is typed holds back the reload for a new version', { timeout: 240_000 }, () => {
  it.each(people.map((who) => [nameOf(who), who] as const))('in the forms of the %s', async (_, who) => {
    const { page } = await openFor(who);
    page.on('dialog', (dialog) => void dialog.accept());
    for (const row of rows.filter((other) => other.who === who)) {
      await row.open(page);
      await untilMounted(page);
      const field = fieldOf(page, row);
      await field.waitFor();
      const before = await field.inputValue();
      expect(await isHeld(page), row.file).toBe(false);
      await field.fill(row.text ?? 'Saddle soap');
      await expect.poll(() => isHeld(page), { message: row.file }).toBe(true);
      await field.fill(before);
      await expect.poll(() => isHeld(page), { message: `${row.file}, put back` }).toBe(false);
    }
  });
});

describe('what is filled in holds it back in a form that needs a record first', { timeout: 120_000 }, () => {
  const needy = sendings.filter(({ file }) => behindARecord.includes(file));
  it.each((long ? needy : needy.slice(0, 2)).map((row) => [nameOfSending(row), row] as const))(
    '%s',
    async (_, row) => {
      const { page } = await openFor(row.who);
      const person = typeof row.who === 'string' ? nobody : row.who;
      await row.fill(page, person);
      await expect.poll(() => isHeld(page)).toBe(true);
    },
  );
});
