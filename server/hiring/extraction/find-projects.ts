/** Finds projects: the titles under their heading, each possibly followed by lines that describe it. */
import type { Found } from '../../../src/events/screening/extraction.ts';
import { fold } from './fold.ts';
import { isBullet, itemsOf, titleOf } from './items.ts';
import type { Line } from './lines.ts';

/**
 * @param text the whole text with personal data masked
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
const titleForm = /^\S.{1,70}?(?:\s[-–—|]\s|:\s|\s?\(|\t)|(?:19|20)\d\d\s*$/u;

/**
 * With bullets and other lines, the bullets are descriptions. With only bullets, each is a project. Without bullets, each
 * paragraph begins with a title; in a single paragraph, every line in the form of a title is one.
 */
function titlesAmong(lines: readonly Line[]): Line[] {
  const written = lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const bullets = written.filter(({ text }) => isBullet(text));
  if (bullets.length === written.length) return written;
  if (bullets.length > 0) {
    // The text of a bullet may wrap into lines without one.
    return written.filter(
      (line, i) =>
        !isBullet(line.text) && !(i > 0 && isBullet(written[i - 1]!.text) && isContinuation(line.text)),
    );
  }
  const first = lines.filter(
    ({ text }, i) => text.trim() !== '' && (i === 0 || lines[i - 1]!.text.trim() === ''),
  );
  if (first.length > 1) return first;
  const titles = written.filter(
    ({ text }, i) =>
      titleForm.test(text) && (!isContinuation(text) || i === 0 || /[.!?)\d]\s*$/.test(written[i - 1]!.text)),
  );
  return titles.length > 0 ? titles : written.slice(0, 1);
}

const isContinuation = (text: string) => /^\p{Ll}/u.test(text.trim());
