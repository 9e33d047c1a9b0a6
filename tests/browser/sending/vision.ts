/** What the pages of image analysis send. */
import { jpegOf, type Shot } from '../../server/vision/two-photos.ts';
import { button, type Sending } from './sending.ts';

const photo = async (shot: Shot) => ({
  name: 'bag.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await jpegOf(shot)),
});

export const visionSendings: readonly Sending[] = [
  {
    file: 'vision/submission-form.tsx',
    who: 'newcomer',
    request: /^POST .*\/node\/analyses$/,
    async fill(page) {
      await page.goto('/vision-submit');
      // The slot that is still empty has the first field for files.
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
