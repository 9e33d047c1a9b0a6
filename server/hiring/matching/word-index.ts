/**
 * The built-in engine: BM25 over skills, in all their spellings, and over the words of both texts. It knows words, not
 * meanings, and every point of its order has a word that can be shown.
 */
import { builtInEngine } from '../../ai/provider.ts';
import { Postings } from './postings.ts';
import type { MatchReason } from '../../../src/events/match/port.ts';
import type { Hit, MatchIndex, Profile } from './profile.ts';
import { significantWords } from './profile.ts';
import { Slots } from './slots.ts';

/** How much a skill counts beside a word of the text, and how much what is only nice to have beside what is required. */
const skillWeight = 6;
const niceShare = 0.5;
const titleWeight = 2;

/** The rarest words of a text speak for it; the others are everybody's. */
const maxWords = 24;
/** What more than this share of all texts say tells them apart no more. */
const commonShare = 0.25;
/** So few texts do not tell what is common. */
const fewTexts = 12;

const maxWordReasons = 6;

/** Gaps in the numbers are closed once there are more of them than profiles, and at least so many. */
const fewGaps = 100;

export function wordIndex(): MatchIndex {
  const slots = new Slots<string>();
  // Who lists many skills is not less good at each; who writes much says more words by chance.
  const required = new Postings(0);
  const nice = new Postings(0);
  const words = new Postings(0.75);

  function drop(ids: readonly string[]): void {
    for (const id of ids) slots.drop(id);
    if (slots.all - slots.alive <= Math.max(slots.alive, fewGaps)) return;
    const moved = slots.compact();
    for (const postings of [required, nice, words]) postings.keep(moved);
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
      for (const { id, skills, title, text } of profiles) {
        const slot = slots.take(id, id);
        required.add(slot, keysOf(skills, true));
        nice.add(slot, keysOf(skills, false));
        words.add(slot, significantWords(`${title}\n${text}`));
      }
    },
    drop,
    async best({ skills, title, text }, limit) {
      const scores = new Float64Array(slots.all);
      for (const { key, required: isRequired } of skills) {
        const weight = skillWeight * (isRequired ? 1 : niceShare);
        required.score(key, weight, scores);
        nice.score(key, weight * niceShare, scores);
      }
      const inTitle = significantWords(title);
      const inText = rarest(text, inTitle);
      for (const word of inTitle) words.score(word, titleWeight, scores);
      for (const word of inText) words.score(word, 1, scores);
      return slots.best(scores, limit).map((slot): Hit => {
        const reasons = [
          ...skillReasons(skills, (key, isRequired) => (isRequired ? required : nice).holds(slot, key)),
          ...[...inTitle, ...inText]
            .filter((word) => words.holds(slot, word))
            .slice(0, maxWordReasons)
            .map((label): MatchReason => ({ of: 'word', label })),
        ];
        return { id: slots.at(slot)!, score: scores[slot]!, reasons };
      });
    },
  };
}

const keysOf = (skills: Profile['skills'], isRequired: boolean) =>
  skills.filter(({ required }) => required === isRequired).map(({ key }) => key);

/** Skills of both: required when both sides say so, since a résumé requires nothing and says so of each. */
export function skillReasons(
  skills: Profile['skills'],
  has: (key: string, isRequired: boolean) => boolean,
): readonly MatchReason[] {
  const reasons = skills.flatMap(({ key, name, required }): MatchReason[] => {
    if (has(key, true)) return [{ of: required ? 'required-skill' : 'nice-skill', label: name }];
    return has(key, false) ? [{ of: 'nice-skill', label: name }] : [];
  });
  const rank = ({ of }: MatchReason) => (of === 'required-skill' ? 0 : 1);
  return reasons.sort((one, other) => rank(one) - rank(other));
}
