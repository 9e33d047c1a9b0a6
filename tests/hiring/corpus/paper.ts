/** A profile as parts of a résumé, before anybody has decided where on the page they stand. */
import { banks, pick, type Random } from './draw.ts';
import type { Month, Profile, Words } from './profile.ts';

export interface PaperLine {
  readonly text: string;
  /** A date that belongs to the line. */
  readonly aside?: string;
  readonly bullet?: boolean;
  readonly bold?: boolean;
  /** Set apart from the line above. */
  readonly apart?: boolean;
}

export interface PaperPart {
  readonly of: keyof Words;
  readonly heading: string;
  readonly lines: readonly PaperLine[];
}

export interface Paper {
  readonly name: string;
  readonly trade: string;
  /** E-mail, phone, address, links; each one as it would stand in a line. */
  readonly contact: readonly string[];
  readonly parts: readonly PaperPart[];
}

/** How one person writes dates: always the same way. */
function dateWriter(random: Random, words: Words): (from: Month, to: Month | null) => string {
  const style = pick(random, ['long', 'short', 'slash', 'dot', 'iso'] as const);
  const write = ({ year, month }: Month) => {
    if (month === null) return `${year}`;
    const two = `${month}`.padStart(2, '0');
    switch (style) {
      case 'long':
        return `${words.months[month - 1]} ${year}`;
      case 'short':
        return `${words.shortMonths[month - 1]} ${year}`;
      case 'slash':
        return `${two}/${year}`;
      case 'dot':
        return `${two}.${year}`;
      case 'iso':
        return `${year}-${two}`;
    }
  };
  const mark = pick(random, [' – ', ' - ', '–', ` ${words.to} `]);
  const present = pick(random, words.present);
  return (from, to) => `${write(from)}${mark}${to ? write(to) : present}`;
}

export function paperOf(profile: Profile, random: Random): Paper {
  const { words } = banks[profile.language];
  const dates = dateWriter(random, words);
  const capitals = random() < 0.4;
  const heading = (of: keyof Words) => {
    const text = pick(random, words[of] as readonly string[]);
    return capitals ? text.toUpperCase() : text;
  };
  const inOneLine = random() < 0.5;
  const separator = pick(random, [', ', ' | ', ' • ']);
  const part = (of: keyof Words, lines: readonly PaperLine[]): PaperPart[] =>
    lines.length > 0 ? [{ of, heading: heading(of), lines }] : [];
  const titled = (list: Profile['projects'], mark: string) =>
    list.map(({ title, detail }) => ({ text: `${title}${mark}${detail}`, bullet: true }));
  const skills = profile.skills.map(([written]) => written);
  const labelled = random() < 0.5;
  return {
    name: profile.name,
    trade: profile.trade[0],
    contact: [
      profile.address,
      `${labelled ? `${words.phone}: ` : ''}${profile.phone[0]}`,
      `${labelled ? `${words.email}: ` : ''}${profile.email}`,
      ...profile.links.map(([written]) => written),
    ],
    parts: [
      ...part('summary', [{ text: profile.summary[0] }]),
      ...part(
        'work',
        profile.work.flatMap(({ title, employer, from, to, tasks }, i) => [
          { text: `${title[0]}, ${employer}`, aside: dates(from, to), bold: true, apart: i > 0 },
          ...tasks.map(([text]) => ({ text, bullet: true })),
        ]),
      ),
      ...part(
        'studies',
        profile.studies.map(({ degree, school, from, to }) => ({
          text: `${degree}, ${school}`,
          aside: `${from} – ${to}`,
        })),
      ),
      ...part(
        'skills',
        inOneLine ? [{ text: skills.join(separator) }] : skills.map((text) => ({ text, bullet: true })),
      ),
      ...part('certifications', titled(profile.certifications, pick(random, [', ', ' – ']))),
      ...part('projects', titled(profile.projects, pick(random, [': ', ' – ']))),
      ...part(
        'languages',
        profile.languages.map(([written, , level]) => ({ text: `${written} (${level})` })),
      ),
    ],
  };
}
