/** People put together from the banks: the same for the same number. */
import { randomFrom } from '../../support/random.ts';
import { de } from './people/de.ts';
import { en } from './people/en.ts';
import { es } from './people/es.ts';
import { fr } from './people/fr.ts';
import { it } from './people/it.ts';
import { nl } from './people/nl.ts';
import type { Bank, Language, Month, Profile, Work } from './profile.ts';

export const banks: Readonly<Record<Language, Bank>> = { en, de, fr, es, it, nl };

export type Random = () => number;

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** So many of them, in an order of their own. */
function some<T>(random: Random, list: readonly T[], count: number): T[] {
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0)
    taken.push(...left.splice(Math.floor(random() * left.length), 1));
  return taken;
}

const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));

const ascii = (text: string) =>
  text
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .replace(/[^\w\s-]/g, '')
    .toLowerCase();

export function drawProfile(language: Language, seed: number): Profile {
  const random = randomFrom(seed);
  const bank = banks[language];
  const person = pick(random, bank.people);
  const words = ascii(person.name).split(/[\s-]+/);
  const email = `${pick(random, [`${words[0]}.${words.at(-1)}`, `${words[0]![0]}${words.at(-1)}`, `${words.at(-1)}${between(random, 60, 99)}`])}@${pick(random, ['example.org', 'post.example.com', 'example.co.uk'])}`;
  const handle = `${words[0]}-${words.at(-1)}`;
  const links = some(
    random,
    [
      [`linkedin.com/in/${handle}`, `https://linkedin.com/in/${handle}`],
      [`https://github.com/${handle}`, `https://github.com/${handle}`],
      [`www.${handle}.example`, `https://www.${handle}.example`],
    ] as const,
    between(random, 0, 2),
  );
  const yearsOnly = random() < 0.2;
  const studies = some(random, bank.studies, between(random, 1, 2));
  let year = between(random, 1998, 2012);
  return {
    language,
    name: person.name,
    trade: pick(random, bank.trades),
    email,
    phone: person.phone,
    address: person.address,
    links,
    summary: pick(random, bank.summaries),
    work: workOf(random, bank, year + 6, yearsOnly),
    studies: studies.map((study) => {
      const from = year;
      year += between(random, 2, 4);
      return { ...study, from, to: year };
    }),
    skills: some(random, bank.skills, between(random, 6, 10)),
    certifications: some(random, bank.certifications, between(random, 0, 3)),
    projects: some(random, bank.projects, between(random, 0, 3)),
    languages: some(random, bank.languages, between(random, 2, 4)),
  };
}

/** Jobs one after another, sometimes with a gap, sometimes two at a time; newest first. */
function workOf(random: Random, bank: Bank, start: number, yearsOnly: boolean): Work[] {
  let at = start * 12 + between(random, 0, 11);
  const today = 2026 * 12 + 10;
  const month = (count: number): Month => ({
    year: Math.floor(count / 12),
    month: yearsOnly ? null : (count % 12) + 1,
  });
  const jobs = some(random, bank.work, between(random, 2, 3));
  const work = jobs.map((job, i): Work => {
    const from = at;
    const to = Math.min(from + between(random, 8, 60), today - 1);
    at = Math.max(from + 1, to + pick(random, [1, 1, 7, -5]));
    const current = i === jobs.length - 1 && random() < 0.6;
    return { ...job, from: month(from), to: current ? null : month(to) };
  });
  return work.reverse();
}
