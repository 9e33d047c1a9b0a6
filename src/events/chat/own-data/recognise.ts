/**
 * Recognizes whether a question is about the person's own data, and which question it is. Missing one is better than taking
 * a question about leather for one: then the care guides say that they do not know. So every word must be known here,
 * except what money was spent on.
 */
import { clipConversation } from '../../shared/questions/clip-conversation.ts';
import { nearnessTo, type Shape } from '../../shared/questions/nearness.ts';
import { datedIn, type Period } from '../../shared/questions/period.ts';
import { vocabularyOf } from '../../shared/questions/vocabulary.ts';
import { folded } from '../../shared/questions/words-of.ts';
import { type DeviceQuestion, type OwnQuestion, ownQuestions, type ServerQuestion } from './questions.ts';
import { concepts, smallWords } from './words.ts';

interface Asked<Name extends OwnQuestion> {
  readonly name: Name;
  readonly period: Period | null;
  /** What money was spent on, in lower case; null: anything. */
  readonly subject: string | null;
}

export type AskedOfServer = Asked<ServerQuestion> & { readonly at: 'server' };
export type AskedOfDevice = Asked<DeviceQuestion> & { readonly at: 'device' };
export type AskedOwn = AskedOfServer | AskedOfDevice;

const { understood } = vocabularyOf(concepts, smallWords);

/** Longer questions tell a story and ask for advice about it. */
const maxLength = 160;
/** Nothing below it is recognized. */
const threshold = 0.55;

const names = Object.keys(ownQuestions) as OwnQuestion[];

const shapes: readonly Shape<OwnQuestion>[] = names.flatMap((name) =>
  ownQuestions[name].examples.map((example) => {
    const { concepts: features } = understood(folded(example.replace(/\{[^}]*\}/g, ' ')).split(' '));
    return { kind: name, features };
  }),
);
/** Words for the owner and for amounts weigh less than the subject of the question. */
const nearness = nearnessTo(shapes, { mine: 0.5, amount: 0.4, count: 0.5, paid: 1, last: 1 });

const normalized = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\b(what|who|where|when|how|that|it|there|here)'s\b/g, '$1 is')
    .replace(/\b(do|does|did|have|has|had|is|are|was|were|could|would|should)n't\b/g, '$1 not')
    .replace(/\bcan't\b/g, 'can not')
    .replace(/'(s|re|ve|ll|d|m)\b/g, ' ');

/** Questions about how something is done. */
const asksForAdvice =
  /^(?:and |but |so |please )?(?:how (?:do|can|could|should|would|to|shall|must)\b(?! (?:i|we) owe)|should|why|is it|does it|can i|may i)\b/;

const spentOn =
  /^(.*\b(?:spend|spent|spending|expenses?|expenditure|paid out|laid out)\b.*?) (?:on|for) (?:the |my |our )?([^?.!,;]{1,60})[\s?.!]*$/;
const maxSubjectWords = 4;

function withoutSubject(text: string): { readonly rest: string; readonly subject: string | null } {
  const [, rest, found] = spentOn.exec(text) ?? [];
  const subject = found?.trim().replace(/\s+/g, ' ') ?? '';
  if (rest === undefined || subject === '' || subject.split(' ').length > maxSubjectWords)
    return { rest: text, subject: null };
  return { rest, subject };
}

/** A question that mentions the ledger is answered on the device only. */
const isAllowed = (features: ReadonlySet<string>, name: OwnQuestion) =>
  (ownQuestions[name].at === 'device' || !features.has('ledger')) &&
  ownQuestions[name].needs.some((line) => line.every((concept) => features.has(concept)));

/** @param today local date, YYYY-MM-DD */
export function askedOwn(question: string, today: string): AskedOwn | null {
  const text = normalized(question).trim();
  if (text.length > maxLength || asksForAdvice.test(text)) return null;
  const dated = datedIn(text, today);
  const { rest, subject } = withoutSubject(dated.rest);
  const words = folded(rest).split(' ');
  const { concepts: features, unknown } = understood(words);
  if (unknown.length > 0) return null;
  let best: OwnQuestion | null = null;
  let most = threshold;
  for (const [name, score] of nearness({ features, unknown: 0 })) {
    if (score < most || !isAllowed(features, name)) continue;
    best = name;
    most = score;
  }
  if (best === null || (subject !== null && best !== 'ledger_spent')) return null;
  return { name: best, at: ownQuestions[best].at, period: dated.period, subject } as AskedOwn;
}

const followUpPrefix = /^(?:and|what about|how about|then|or)\b[ ,]*/;

/**
 * A follow-up that only names another period or another subject of spending: `and last month?`.
 * @param before the previous question, as recognized
 */
function followUpOf(question: string, before: AskedOwn, today: string): AskedOwn | null {
  const text = normalized(question).trim();
  const lead = followUpPrefix.exec(text);
  if (!lead) return null;
  const { period, rest } = datedIn(text.slice(lead[0].length), today);
  const left = folded(rest);
  if (left === '') return period && { ...before, period };
  if (before.name !== 'ledger_spent') return null;
  const [, subject] = /^(?:on|for) (?:the |my |our )?(.+)$/.exec(left) ?? [];
  if (subject === undefined || subject.split(' ').length > maxSubjectWords) return null;
  return { ...before, subject, period: period ?? before.period };
}

/** @param earlier the preceding questions, oldest first */
export function understoodOwn(question: string, earlier: readonly string[], today: string): AskedOwn | null {
  const read = clipConversation(question, earlier);
  return understoodAfter(read.question, read.earlier, today);
}

function understoodAfter(question: string, earlier: readonly string[], today: string): AskedOwn | null {
  const asked = askedOwn(question, today);
  const before = earlier.at(-1);
  if (asked || before === undefined || !followUpPrefix.test(normalized(question).trim())) return asked;
  const meant = understoodAfter(before, earlier.slice(0, -1), today);
  return meant && followUpOf(question, meant, today);
}
