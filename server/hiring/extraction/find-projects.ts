/** Projects: the titles under their heading. A title may have lines below that describe it. */
import type { Found } from '../../../src/events/screening/extraction.ts';
import { fold } from './fold.ts';
import { isBullet, itemsOf, titleOf } from './items.ts';
import type { Line } from './lines.ts';

/**
 * @param text the whole text, with what is personal hidden
 * @param lines its lines
 */
export function findProjects(text: string, lines: readonly Line[]): Found<string>[] {
  const under = lines.filter(({ parts, heading }) => !heading && parts.includes('projects'));
  const found = new Map<string, Found<string>>();
  for (const item of itemsOf(text, titlesAmong(under))) {
    const title = titleOf(item);
    if (!title || !/\p{L}{2}/u.test(title.text)) continue;
    const key = fold(title.text);
    const spans = [{ start: title.start, end: title.start + title.text.length }];
    found.set(key, {
      value: found.get(key)?.value ?? title.text,
      spans: [...(found.get(key)?.spans ?? []), ...spans],
    });
  }
  return [...found.values()];
}

/** "Shop for repairs – built with React", "Shop for repairs (2021)", "2021⇥Shop for repairs". */
const announced = /^\S.{1,70}?(?:\s[-–—|]\s|:\s|\s?\(|\t)|(?:19|20)\d\d\s*$/u;

/**
 * Where there are bullets and lines without, the bullets describe. Where there are only bullets, each is a project. Where there are
 * none, paragraphs begin with the title; and in one paragraph each line that announces something is one.
 */
function titlesAmong(lines: readonly Line[]): Line[] {
  const written = lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const bullets = written.filter(({ text }) => isBullet(text));
  if (bullets.length === written.length) return written;
  if (bullets.length > 0) {
    // What a bullet says may run on into lines without one.
    return written.filter(
      (line, i) => !isBullet(line.text) && !(i > 0 && isBullet(written[i - 1]!.text) && goesOn(line.text)),
    );
  }
  const first = lines.filter(
    ({ text }, i) => text.trim() !== '' && (i === 0 || lines[i - 1]!.text.trim() === ''),
  );
  if (first.length > 1) return first;
  const titles = written.filter(
    ({ text }, i) =>
      announced.test(text) && (!goesOn(text) || i === 0 || /[.!?)\d]\s*$/.test(written[i - 1]!.text)),
  );
  return titles.length > 0 ? titles : written.slice(0, 1);
}

const goesOn = (text: string) => /^\p{Ll}/u.test(text.trim());
