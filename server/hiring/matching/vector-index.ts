/**
 * The match engine of an embedding model: cosine similarity between vectors of whole texts. Its reasons are the shared skills,
 * since a vector has no reasons to show.
 */
import type { EmbeddingModel } from '../../ai/provider.ts';
import type { MatchIndex, Profile } from './profile.ts';
import { Slots } from './slots.ts';
import { skillReasons } from './word-index.ts';

interface Kept {
  readonly id: string;
  /** Of length 1. */
  readonly vector: Float32Array;
  /** Skill key to whether it is required. */
  readonly skills: ReadonlyMap<string, boolean>;
}

/** Characters; about the maximum that common models read. */
const maxText = 6000;

const asText = ({ title, skills, text }: Profile) =>
  [title, skills.map(({ name }) => name).join(', '), text].join('\n').trim().slice(0, maxText);

export function vectorIndex(model: EmbeddingModel): MatchIndex {
  const slots = new Slots<Kept>();
  return {
    engine: model.engine,
    async put(profiles) {
      const vectors = await model.embed(profiles.map(asText));
      for (const [i, { id, skills }] of profiles.entries()) {
        const keys = new Map(skills.map(({ key, required }) => [key, required]));
        slots.take(id, { id, vector: vectors[i]!, skills: keys });
      }
    },
    drop(ids) {
      for (const id of ids) slots.drop(id);
      if (slots.all > 2 * slots.alive) slots.compact();
    },
    async best(profile, limit) {
      const [wanted] = await model.embed([asText(profile)]);
      const scores = new Float64Array(slots.all);
      for (let slot = 0; slot < slots.all; slot += 1) {
        const kept = slots.at(slot);
        if (kept) scores[slot] = cosine(wanted!, kept.vector);
      }
      return slots.best(scores, limit).map((slot) => {
        const { id, skills } = slots.at(slot)!;
        const reasons = skillReasons(profile.skills, (key, isRequired) => skills.get(key) === isRequired);
        return { id, score: scores[slot]!, closeness: Math.max(0, scores[slot]!), reasons };
      });
    },
  };
}

/** Vectors of different lengths come from different models under the same name: similarity 0. */
function cosine(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) return 0;
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += one[i]! * other[i]!;
  return sum;
}
