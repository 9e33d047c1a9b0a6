/** Row `media`: recordings that are uploaded, a photo from the click until it is published, and a long list of posts. */
import { mediaList } from './media-list.ts';
import { photoPublished } from './media-photo.ts';
import { uploads } from './media-upload.ts';
import type { Row } from './measure.ts';

export const media = async (): Promise<Row[]> => [
  ...(await uploads()),
  ...(await photoPublished()),
  ...(await mediaList()),
];
