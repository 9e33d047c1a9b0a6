/** Photos that an address of the image analysis names: gone, somebody else's, no photos, or one twice. */
import { expect, it } from 'vitest';
import { fetchPhotos } from '../../../src/views/vision/fetch-photos.ts';

const files: Readonly<Record<string, Blob>> = {
  dirty: new Blob(['1'], { type: 'image/jpeg' }),
  clean: new Blob(['2'], { type: 'image/webp' }),
  paper: new Blob(['3'], { type: 'application/pdf' }),
  drawing: new Blob(['4'], { type: '' }),
};
const fetch = async (id: string) => {
  const file = files[id];
  if (!file) throw new Error('There is no such file.');
  return file;
};

it('takes both', async () => {
  expect(await fetchPhotos({ before: 'dirty', after: 'clean' }, fetch)).toEqual({
    photos: { before: files.dirty, after: files.clean },
    failure: '',
  });
  expect(await fetchPhotos({}, fetch)).toEqual({ photos: {}, failure: '' });
});

it.each([
  [{ before: 'gone', after: 'clean' }, { after: files.clean }, 'There is no such file.'],
  [{ before: 'dirty', after: 'gone' }, { before: files.dirty }, 'There is no such file.'],
  [{ before: 'gone', after: 'lost' }, {}, 'There is no such file.'],
  [{ before: 'dirty', after: 'paper' }, { before: files.dirty }, 'This file is not a photo.'],
  [{ before: 'drawing' }, {}, 'This file is not a photo.'],
  [{ before: 'gone', after: 'paper' }, {}, 'There is no such file. This file is not a photo.'],
])('takes of %o what there is, and says what is missing', async (wanted, photos, failure) => {
  const fetched = await fetchPhotos(wanted, fetch);
  expect(fetched.photos).toEqual(photos);
  expect(fetched.failure.split('. ').sort()).toEqual(failure.split('. ').sort());
});

it('takes one photo once', async () => {
  const { photos, failure } = await fetchPhotos({ before: 'dirty', after: 'dirty' }, fetch);
  expect([photos, failure]).toEqual([
    { before: files.dirty },
    'Before and after are the same photo, so only one of them is taken.',
  ]);
});
