/** Interprets a question: material, stain, kind of sentence; what it leaves out is taken from earlier questions. */
import { stemOf } from '../shared/word-forms.ts';
import type { FactKind } from './fact.ts';
import { type Reading, read } from './words/reading.ts';
import { type Intents, intentsOf } from './words/intents.ts';
import { kindPlainlyAsked } from './words/kinds.ts';
import { wordsIn } from './words/phrases.ts';

export interface Question extends Reading {
  /** The topic of the previous question, when this one continues it. */
  readonly context: Reading['rest'];
  /** The kind of sentence that is asked for; null: a method. */
  readonly kind: FactKind | null;
  /** The kind that is asked for in so many words; null: none. */
  readonly plainKind: FactKind | null;
  /** Every kind that may be asked for, with a score of certainty. */
  readonly intents: Intents;
  /** Whether it may ask if something is allowed, or if it works. */
  readonly asksWhether: boolean;
  /** Whether it asks for a number. */
  readonly asksHowMuch: boolean;
  /** The stem of the thing whose number is asked; null: none. A guide that does not mention the thing cannot have its number. */
  readonly counted: string | null;
  /** Whether it asks what to do with a thing, rather than just mentioning it. */
  readonly asksForCare: boolean;
  /** Whether the stain that it names is on something, or it asks for care: “How do I make mayonnaise?” does neither. */
  readonly isAboutStain: boolean;
}

/** Distinct: its terms, the materials and stains that it names, the kinds of sentence it asks for, topics that no guide covers. */
export const wordsOf = ({ terms, materials, stains, intents, outside }: Question): readonly string[] => [
  ...new Set([
    ...terms,
    ...[...materials].map((each) => `m:${each}`),
    ...[...stains].map((each) => `s:${each}`),
    ...[...intents].flatMap(([kind, worth]) => (worth >= 2 ? [`k:${kind}`] : [])),
    ...[...outside].map((each) => `o:${each}`),
  ]),
];

const whether =
  /^(is|are|can|could|may|should|shall|will|would|does|do|did|ist|darf|kann|puedo|se puede|puis.je|est.ce|peut.on)\b|\b(do|should|shall|must|may|can) (i|we)\b|\b(yes or no|any good|okay|ok\?|allowed|all right|alright|work\?|help\?|safe)/;
const howMuch =
  /\b(how (long|many|much|warm|hot|cold|humid|dry|often|wide|big|old|strong|far|late)|what (ph|temperature|humidity|percentage|ratio|proportion|grit|strength|dilution|size|difference)|which grit|ratio|per ?cent|degrees|dilut|wie (lange|oft|warm|viel)|cuánto|combien)\b/;
const howMany = /\b(?:how many|wie viele|cu[aá]nt[ao]s|combien d[e’'])\s?(\p{L}+)/u;
const care =
  /\b(clean|wash|launder|laundr|caring|care\b|treat|look(ing)? after|maintain|dry|iron|steam|brush|vacuum|hoover|protect|condition|feed|stor(e|ing)|remov|restor|refresh|freshen|spruce|reviv|rescu|sav(e|ing)|stain|spot|mark|dirt|get .* (out|off|rid)|happens|routine|regime|gereinigt|reinig|putz|säuber|sauber|bürst|absaug|behandel|pfleg|wasch|trock|limpi|cepill|aspir|trat|hidrat|manten|conserv|lav|quit|sec|cuid|nettoy|entret|soin|bross|détach|s[eé]ch|enlev|t[aâ]ch|manch|fleck)/;
const place =
  /\b(on|off|out|onto|over|from|into|in|auf|aus|von|vom|im|am|en|sur|dans|del?|all over|help|hilfe|ayuda)\b/;
const goesOn =
  /^(and|what about|how about|what if|or|but|also|same|then|ok|okay|und|y|et|was ist mit|qué tal|e)\b|\b(it|that|this|them|those|they|there|the same|instead|daran|davon|eso|ça)\b/;

/** The question adds a more specific material: “it’s viscose”, about velvet. */
const saysWhichKind = /^(it.?s|it is|they.?re|they are|that.?s|es ist|c.est|es de) /;

/** @param earlier oldest first */
export function understand(text: string, earlier: readonly string[], known: ReadonlySet<string>): Question {
  const own = read(text, known);
  const plain = text.toLowerCase().trim();
  const intents = intentsOf(plain, wordsIn(text).join(' '));
  const kind = surest(intents);
  return {
    context: [],
    ...(earlier.length > 0 ? completed(own, plain, kind, earlier, known) : own),
    kind,
    plainKind: kindPlainlyAsked(plain),
    intents,
    asksWhether: whether.test(plain),
    asksHowMuch: howMuch.test(plain),
    counted: countedIn(plain),
    isAboutStain:
      earlier.length > 0 ||
      care.test(plain) ||
      place.test(plain) ||
      wordsIn(text).length < 4 ||
      [...intents].some(([each, worth]) => each !== 'rule' && worth >= 2),
    asksForCare:
      kind !== null ||
      [...intents.values()].some((worth) => worth >= 2) ||
      care.test(plain) ||
      whether.test(plain) ||
      wordsIn(text).length < 5,
  };
}

/** The kind that is asked for with such certainty that a guide without such a sentence has no answer. */
function surest(intents: Intents): FactKind | null {
  const [first] = [...intents].toSorted(([, one], [, other]) => other - one);
  return first && first[1] >= 3 ? first[0] : null;
}

/** null for times and degrees, for which guides use other words. */
function countedIn(plain: string): string | null {
  const [, noun = 'times'] = howMany.exec(plain) ?? [];
  return /^(times|degrees|grados|degrés|mal)$/.test(noun) ? null : stemOf(noun);
}

const namesMaterial = ({ materials, group, hints }: Reading) => materials.size + group.size + hints.size > 0;
const namesStain = ({ stains, otherStains }: Reading) => stains.size + otherStains.length > 0;

function completed(
  own: Reading,
  plain: string,
  kind: FactKind | null,
  earlier: readonly string[],
  known: ReadonlySet<string>,
): Reading & Partial<Pick<Question, 'context'>> {
  if (own.outside.size > 0) return own;
  const [material, stain] = [namesMaterial(own), namesStain(own)];
  const refers = goesOn.test(plain);
  const isBare = own.rest.length === 0;
  // A self-contained question does not refer to earlier ones.
  const takesStain =
    !stain && (refers || (isBare && (material || kind !== null)) || (!material && own.rest.length < 3));
  const takesMaterial = !material && (stain || refers || own.rest.length < 3);
  if (!takesStain && !takesMaterial) return own;
  const before = earlier.toReversed().map((each) => read(each, known));
  const lastStain = takesStain ? before.find(namesStain) : undefined;
  const lastMaterial = takesMaterial ? before.find(namesMaterial) : undefined;
  const others = lastStain?.otherStains.length ? lastStain.rest : [];
  // It continues the topic of the last question, unless it names its own.
  const context = !stain && (isBare || !material) ? (before[0]?.rest ?? []) : [];
  return {
    ...own,
    ...(saysWhichKind.test(plain) && before.find(namesMaterial)
      ? { materials: new Set([...own.materials, ...before.find(namesMaterial)!.materials]) }
      : {}),
    ...(lastMaterial && {
      materials: lastMaterial.materials,
      group: lastMaterial.group,
      hints: lastMaterial.hints,
    }),
    ...(lastStain && {
      stains: lastStain.stains,
      stainTerms: lastStain.stainTerms,
      otherStains: lastStain.otherStains,
    }),
    terms: [...own.terms, ...filed(lastMaterial), ...filed(lastStain), ...context.flat()],
    context,
    asked: [...own.asked, ...(isBare ? context.flat() : [])],
    rest: [...own.rest, ...others],
  };
}

/** The terms that name a material or a stain. */
function filed(reading: Reading | undefined): readonly string[] {
  const asked = new Set(reading?.asked);
  return reading?.terms.filter((term) => !asked.has(term)) ?? [];
}
