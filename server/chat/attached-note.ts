/** What the built-in engine, which has no model, says about files attached to a question. */
import { measurePath } from '../../src/events/chat/attachment.ts';
import { plain } from '../../src/events/shared/questions/found.ts';
import type { AttachedFile } from './answer-engine.ts';

const photoPages = (photos: readonly Pick<AttachedFile, 'id'>[]) =>
  `To have ${photos.length === 1 ? 'the photo' : 'two of the photos'} measured, open [image analysis](${measurePath(photos)}); to compare a mark on ${photos.length === 1 ? 'it' : 'one'}, open [brand detection](/detect-brand).`;

/** Markdown. */
export function attachedNote(files: readonly Pick<AttachedFile, 'id' | 'name' | 'kind'>[]): string {
  const names = files.map(({ name }) => `“${plain(name)}”`).join(', ');
  const [they, them] = files.length === 1 ? ['it', 'it'] : ['they', 'them'];
  const kept = `I keep ${names} with your question, but I can’t read ${them}: that takes a model, and none is set up here. My answer comes from your words alone, whatever ${they} may say.`;
  const photos = files.filter(({ kind }) => kind === 'photo');
  return photos.length > 0 ? `${kept} ${photoPages(photos)}` : kept;
}
