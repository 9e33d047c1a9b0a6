/**
 * The built-in match engine: how much of a job's requirements a person meets, by skills in all spellings, by occupations in all
 * names, and by BM25 over the words of both texts. Every part of the score has a reason that can be shown.
 */
import { builtInEngine } from '../../ai/provider.ts';
import { Postings } from './postings.ts';
import type { MatchReason } from '../../../src/events/match/port.ts';
import type { Hit, MatchIndex, Profile } from './profile.ts';
import { significantWords } from './profile.ts';
import { Slots } from './slots.ts';

/** The weight of each part in the score; they add up to 1. */
const shares = { skills: 0.45, occupation: 0.4, words: 0.15 };
/** Weight of a nice-to-have skill; a required one has 1. */
const niceShare = 0.3;
const titleWeight = 2;
/** Factors relative to the same, current occupation: another one in the same field, and an earlier one. */
const fieldShare = 0.4;
const formerShare = 0.75;

/** Only the rarest words of a text are compared; the others are too common. */
const maxWords = 24;
/** A word in more than this share of all texts does not distinguish them. */
const commonShare = 0.25;
/** Minimum number of texts assumed when deciding which words are common. */
const fewTexts = 12;

const maxWordReasons = 6;

/** Slots are compacted once there are more gaps than profiles, and more than this many. */
const fewGaps = 100;

export function wordIndex(): MatchIndex {
  const slots = new Slots<Kept>();
  // Listing many skills makes nobody worse at each; a long text contains more words by chance.
  const required = new Postings(0);
  const nice = new Postings(0);
  const words = new Postings(0.75);
  const occupationPostings = new Postings(0);

  function drop(ids: readonly string[]): void {
    for (const id of ids) slots.drop(id);
    if (slots.all - slots.alive <= Math.max(slots.alive, fewGaps)) return;
    const moved = slots.compact();
    for (const postings of [required, nice, words, occupationPostings]) postings.keep(moved);
  }

  function rarest(text: string, besides: readonly string[]): readonly string[] {
    const common = Math.max(slots.all, fewTexts) * commonShare;
    return significantWords(text)
      .map((word) => ({ word, spread: words.spread(word) }))
      .filter(({ word, spread }) => spread > 0 && spread <= common && !besides.includes(word))
      .sort((one, other) => one.spread - other.spread || (one.word < other.word ? -1 : 1))
      .slice(0, maxWords)
      .map(({ word }) => word);
  }

  return {
    engine: builtInEngine,
    async put(profiles) {
      drop(profiles.map(({ id }) => id));
      for (const { id, of, skills, occupations, title, text } of profiles) {
        const slot = slots.take(id, { id, of, skills, occupations });
        occupationPostings.add(slot, occupationKeys(occupations));
        required.add(slot, keysOf(skills, true));
        nice.add(slot, keysOf(skills, false));
        words.add(slot, significantWords(`${title}\n${text}`));
      }
    },
    drop,
    async best(profile, limit) {
      const { skills, occupations, title, text } = profile;
      const nameScores = new Float64Array(slots.all);
      for (const { key } of skills)
        for (const postings of [required, nice]) postings.score(key, 1, nameScores);
      for (const key of occupationKeys(occupations)) occupationPostings.score(key, 1, nameScores);
      const inTitle = significantWords(title);
      const inText = rarest(text, inTitle);
      const wordScores = new Float64Array(slots.all);
      let maxWordScore = 0;
      for (const [list, weight] of [
        [inTitle, titleWeight],
        [inText, 1],
      ] as const)
        for (const word of list) {
          words.score(word, weight, wordScores);
          maxWordScore += weight * words.rarity(word);
        }
      const scores = new Float64Array(slots.all);
      for (let slot = 0; slot < slots.all; slot += 1) {
        const kept = slots.at(slot);
        if (!kept || nameScores[slot]! + wordScores[slot]! === 0) continue;
        const [job, person] = profile.of === 'job' ? [profile, kept] : [kept, profile];
        scores[slot] =
          shares.skills * skillShare(job, person) +
          shares.occupation * occupationShare(job.occupations, person.occupations) +
          shares.words * (maxWordScore === 0 ? 0 : Math.min(wordScores[slot]! / maxWordScore, 1));
      }
      return slots.best(scores, limit).map((slot): Hit => {
        const kept = slots.at(slot)!;
        const same = sharedOccupation(occupations, kept.occupations);
        const reasons = [
          ...(same ? [{ of: 'occupation' as const, label: same }] : []),
          ...skillReasons(skills, (key, isRequired) => (isRequired ? required : nice).holds(slot, key)),
          ...[...inTitle, ...inText]
            .filter((word) => words.holds(slot, word))
            .slice(0, maxWordReasons)
            .map((label): MatchReason => ({ of: 'word', label })),
        ];
        return { id: kept.id, score: scores[slot]!, closeness: scores[slot]!, reasons };
      });
    },
  };

  /** The share of the job's skills that the person has; rare skills weigh more. */
  function skillShare(job: Pick<Kept, 'skills'>, person: Pick<Kept, 'skills'>): number {
    const has = new Set(person.skills.map(({ key }) => key));
    let [wanted, found] = [0, 0];
    for (const { key, required: isRequired } of job.skills) {
      const weight = (isRequired ? 1 : niceShare) * Math.max(required.rarity(key), nice.rarity(key));
      wanted += weight;
      if (has.has(key)) found += weight;
    }
    return wanted === 0 ? 0 : found / wanted;
  }
}

type Kept = Pick<Profile, 'id' | 'of' | 'skills' | 'occupations'>;

const occupationKeys = (of: Profile['occupations']) => [
  ...new Set(of.flatMap(({ name, field }) => [name, `field ${field}`])),
];

/** 1 when the person's latest occupation is one the job seeks; less for earlier ones and for others in the same field. */
function occupationShare(wanted: Profile['occupations'], had: Profile['occupations']): number {
  let best = 0;
  for (const [i, { name, field }] of had.entries())
    for (const other of wanted) {
      const near = other.name === name ? 1 : other.field === field ? fieldShare : 0;
      best = Math.max(best, near * (i === 0 ? 1 : formerShare));
    }
  return best;
}

const sharedOccupation = (one: Profile['occupations'], other: Profile['occupations']): string | null =>
  one.find(({ name }) => other.some((each) => each.name === name))?.name ?? null;

const keysOf = (skills: Profile['skills'], isRequired: boolean) =>
  skills.filter(({ required }) => required === isRequired).map(({ key }) => key);

/** Shared skills; required only if both sides mark them so. A résumé marks all of its skills as required. */
export function skillReasons(
  skills: Profile['skills'],
  has: (key: string, isRequired: boolean) => boolean,
): readonly MatchReason[] {
  const reasons = skills.flatMap(({ key, name, required, mentioned }): MatchReason[] => {
    if (mentioned) return has(key, true) || has(key, false) ? [{ of: 'word', label: name }] : [];
    if (has(key, true)) return [{ of: required ? 'required-skill' : 'nice-skill', label: name }];
    return has(key, false) ? [{ of: 'nice-skill', label: name }] : [];
  });
  const rank = ({ of }: MatchReason) => (of === 'required-skill' ? 0 : of === 'nice-skill' ? 1 : 2);
  return reasons.sort((one, other) => rank(one) - rank(other));
}
