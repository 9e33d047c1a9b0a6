/** Forms of image analysis. */
import { merchant, unique } from '../trade.ts';
import { jpegOf, type Shot } from '../../server/vision/two-photos.ts';
import { api, button, gone, type Sending } from './sending.ts';

const photo = async (shot: Shot) => ({
  name: 'bag.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await jpegOf(shot)),
});

export const visionSendings: readonly Sending[] = [
  {
    file: 'brand/reference-form.tsx',
    who: merchant,
    request: /^POST .*\/brand\/references$/,
    async fill(page) {
      const name = unique('Plate');
      await page.goto('/detect-brand?part=references');
      await page.getByRole('button', { name: 'Add a reference' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill(name);
      await dialog
        .locator('input[type=file]')
        .setInputFiles([await photo({ stain: 1 }), await photo({ stain: 0.2, moved: true })]);
      await dialog.getByAltText('2 of 2').waitFor();
      return {
        button: button(page, 'Save the reference'),
        field: dialog.getByLabel('Name'),
        done: () => gone(dialog),
        effects: async () => {
          const path = '/node/brand/references';
          const { references } = await api<{ references: { name: string }[] }>(merchant, 'GET', path);
          return references.filter((reference) => reference.name === name).length;
        },
      };
    },
  },
  {
    file: 'vision/submission-form.tsx',
    who: 'newcomer',
    request: /^POST .*\/node\/analyses$/,
    async fill(page) {
      await page.goto('/vision-submit');
      // The first file input belongs to the slot that is still empty.
      const files = page.locator('input[type=file]').first();
      await files.setInputFiles(await photo({ stain: 1 }));
      await page.getByAltText('Before: the photo you chose').waitFor();
      await files.setInputFiles(await photo({ stain: 0.2, moved: true }));
      await page.getByAltText('After: the photo you chose').waitFor();
      return {
        button: button(page, 'Measure the difference'),
        field: page.getByLabel('Name of the item'),
        done: () => page.waitForURL(/analysis=/),
      };
    },
  },
];
