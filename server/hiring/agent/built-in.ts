/** The engine that needs no model: finds the kind of question that the words come nearest to, and runs it. */
import { wordsOf } from '../../../src/events/screening/skills.ts';
import { allKinds } from './all-kinds.ts';
import { NoneSuch, WhichOne } from './choice.ts';
import type { Finding } from './finding.ts';
import { type Args, type Kind, plainExample } from './kind.ts';
import type { Records } from './records.ts';

export interface Turn {
  readonly by: 'person' | 'agent';
  readonly text: string;
}

const wordsIn = (text: string) => new Set(wordsOf(text).map(({ key }) => key.replace(/s$/, '')));

function nearest(question: string): Kind | null {
  const asked = wordsIn(question);
  const scored = allKinds.map((kind) => {
    const scores = kind.examples.map((example) => {
      const words = [...wordsIn(plainExample(example))];
      return words.filter((word) => asked.has(word)).length / Math.max(words.length, asked.size);
    });
    return { kind, score: Math.max(...scores) };
  });
  const [best] = scored.sort((one, other) => other.score - one.score);
  return best && best.score >= 0.4 ? best.kind : null;
}

export async function answerBuiltIn(
  records: Records,
  question: string,
  onQuery: (kind: Kind) => void,
): Promise<Finding> {
  const kind = nearest(question);
  if (!kind) {
    return {
      text: 'I did not understand this question.',
      tables: [],
      sources: [],
      next: allKinds.map(({ examples }) => plainExample(examples[0]!)),
    };
  }
  const lower = question.toLowerCase();
  const job = (await records.jobs()).find(({ title }) => lower.includes(title.toLowerCase()));
  const args: Args = {
    ...(job && kind.takes.includes('job') ? { job: job.id } : {}),
  };
  onQuery(kind);
  try {
    return await kind.find(records, args);
  } catch (error) {
    if (error instanceof NoneSuch) return { text: error.message, tables: [], sources: [], next: [] };
    if (error instanceof WhichOne) {
      return { text: 'Which one?', tables: [], sources: [], next: error.choices.map(({ label }) => label) };
    }
    throw error;
  }
}
