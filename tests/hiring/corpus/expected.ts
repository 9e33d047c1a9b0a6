/** What a careful reader takes from a profile, reckoned here and not with the product's own code. */
import type { Month, Profile } from './profile.ts';

export const asOf = '2026-11-21';

export interface Expected {
  readonly name: readonly string[];
  readonly email: readonly string[];
  readonly phone: readonly string[];
  readonly links: readonly string[];
  readonly years: readonly string[];
  readonly skills: readonly string[];
  readonly certifications: readonly string[];
  readonly projects: readonly string[];
  readonly degree: readonly string[];
  readonly languages: readonly string[];
}

const ranks = ['Doctorate', 'Master', 'Bachelor', 'Degree'];

export function expectedOf(profile: Profile): Expected {
  const earned = ranks.filter((level) => profile.studies.some((study) => study.level === level));
  const sentences = [
    profile.trade,
    profile.summary,
    ...profile.work.flatMap(({ title, tasks }) => [title, ...tasks]),
  ];
  const titled = [...profile.certifications, ...profile.projects];
  return {
    name: [profile.name],
    email: [profile.email],
    phone: profile.phone[1] === null ? [] : [profile.phone[1]],
    links: profile.links.map(([, meant]) => meant),
    years: [yearsOf(profile).toFixed(1)],
    skills: distinct([
      ...profile.skills.map(([, meant]) => meant),
      ...sentences.flatMap(([, ...skills]) => skills),
      ...titled.flatMap(({ skills = [] }) => skills),
    ]),
    certifications: [
      ...profile.certifications.map(({ title }) => title),
      ...profile.studies.flatMap(({ degree, certificate }) => (certificate ? [degree] : [])),
    ],
    projects: profile.projects.map(({ title }) => title),
    degree: earned.slice(0, 1),
    languages: profile.languages.map(([, meant]) => meant),
  };
}

const distinct = (list: readonly string[]) => [...new Set(list)];

/** Every month worked, put into a set: whole months, and years without a month from January to January. */
function yearsOf({ work }: Profile): number {
  const [year, month] = asOf.split('-').map(Number);
  const worked = new Set<number>();
  const first = (at: Month) => at.year * 12 + (at.month ?? 1) - 1;
  for (const { from, to } of work) {
    const end = to === null ? year! * 12 + month! - 1 : to.month === null ? to.year * 12 : first(to) + 1;
    for (let at = first(from); at < end; at += 1) worked.add(at);
  }
  return Math.round(worked.size / 1.2) / 10;
}
