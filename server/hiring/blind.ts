/**
 * Hides whose a résumé is: name, e-mail, phone, links, handles and address are covered character by character, so that all
 * offsets in the text stay valid. It does not recognize a name inside other words (a school, a club) or in another script.
 */
import type { MessageText } from '../../src/events/screening/message.ts';
import { coverFindings, coverSpans } from '../../src/events/screening/redaction.ts';
import { seenText } from '../../src/events/screening/flags.ts';
import type { Extraction, Span } from '../../src/events/screening/extraction.ts';
import {
  handlesInLinks,
  type NameForms,
  nameForms,
  placesOfNames,
} from '../../src/events/screening/name-forms.ts';
import type { ReadField } from '../../src/events/screening/reading.ts';
import { personal } from './corrections.ts';
import { findEmails, findLinks } from './extraction/contact.ts';
import { headEndOf } from './extraction/extract.ts';
import { linesOf } from './extraction/lines.ts';
import { personalSpans } from './extraction/personal.ts';
import type { Findings, ResumeRow } from './personal.ts';

/** All forms of the person's name: from the application, the corrections and the text. */
function formsOf(
  { name, email, corrections }: Pick<ResumeRow, 'name' | 'email' | 'corrections'>,
  extraction: Extraction | null,
  text: string,
): NameForms {
  const corrected = (field: ReadField) =>
    corrections.flatMap(({ of, values }) => (of === field ? values : []));
  const said = [name, extraction?.name?.value, ...corrected('name')].filter(
    (each) => typeof each === 'string',
  );
  const addresses = [email, extraction?.email?.value, ...corrected('email')].filter(
    (each) => typeof each === 'string',
  );
  const links = extraction?.links.map(({ value }) => value) ?? [];
  const handles = [...text.matchAll(named)].map(([, handle = '']) => handle.replace(/^@/, ''));
  return nameForms(said, [...addresses, ...handlesInLinks(links), ...handles]);
}

export interface Blinded {
  readonly text: string | null;
  /** Covers names and contacts in a short text that was written about the person or found in the résumé. */
  readonly label: (text: string) => string;
}

export function blinded({
  name,
  email,
  text,
  extraction,
  corrections,
}: Pick<ResumeRow, 'name' | 'email' | 'text' | 'extraction' | 'corrections'>): Blinded {
  const forms = formsOf({ name, email, corrections }, extraction, text ?? '');
  const without = (said: string) => coverSpans(said, [...placesOfNames(said, forms), ...waysToReach(said)]);
  const label = (said: string) => coverSpans(without(said), phonesIn(said));
  if (text === null || !extraction) return { text: null, label };
  const seen = seenText(text, extraction);
  // Nothing locates an address in the unseen text after the visible part.
  const rest = label(text.slice(seen.length));
  return { text: coverSpans(without(seen), spansIn(seen, extraction)) + rest, label };
}

/** The findings and notes of a résumé without names and contacts; offsets stay the same. */
export function coveredFindings(
  { extraction, corrections, points, messages, reviews, notes }: Findings,
  label: Blinded['label'],
): Findings {
  return {
    extraction: extraction && coverFindings(extraction, label),
    corrections: corrections.map(({ of, values }) => ({
      of,
      values: personal.includes(of) ? [] : values.map(label),
    })),
    points: points?.map((point) => ({ ...point, label: label(point.label) })) ?? null,
    messages: Object.fromEntries(
      Object.entries(messages).map(([id, message]) => [id, coveredMessage(message, label)]),
    ),
    reviews: Object.fromEntries(
      Object.entries(reviews).map(([id, review]) => [id, { ...review, text: label(review.text) }]),
    ),
    notes: Object.fromEntries(Object.entries(notes).map(([seq, note]) => [seq, label(note)])),
  };
}

const coveredMessage = <Message extends MessageText>(message: Message, label: Blinded['label']): Message => ({
  ...message,
  subject: label(message.subject),
  text: label(message.text),
});

function spansIn(text: string, extraction: Extraction): Span[] {
  const lines = linesOf(text);
  return personalSpans(text, lines, extraction, headEndOf(lines, text.length));
}

/** "GitHub: pq-codes" is not a link but leads to the same page. */
const named =
  /(?<![\p{L}\p{N}])(?:linked ?in|git ?hub|git ?lab|twitter|telegram|skype|instagram|facebook|xing|mastodon|discord|handle|user ?name)\s*(?::|@|\s@)\s*(@?[\w.@/-]{2,80})/giu;
const mentioned = /(?<![\p{L}\p{N}@.])@[\w.-]{2,60}/gu;

/** Seven or more digits with any separators; ISO dates are excluded. */
export const phonePattern = /(?<![\w+])(?!\d{4}-\d{2}-\d{2})\+?\(?\d(?:[\s().\-/]{0,2}\d){6,}(?!\w)/g;
const yearsPattern = /^\d{4}\s?[-/]\s?\d{4}$/;

/** For short texts; in a whole résumé, its extraction locates phone numbers more precisely. */
const phonesIn = (text: string): Span[] =>
  [...text.matchAll(phonePattern)]
    .filter(([written]) => !yearsPattern.test(written))
    .map(({ 0: written, index }) => ({ start: index, end: index + written.length }));

/** E-mail addresses, links and handles of anybody. */
export function waysToReach(text: string): Span[] {
  const found = [...findEmails(text), ...findLinks(text, [{ start: 0, end: text.length }])].flatMap(
    ({ spans }) => spans,
  );
  const handles = [...text.matchAll(named), ...text.matchAll(mentioned)].map(
    ({ 0: all, 1: handle = all, index }) => {
      const end = index + all.length;
      return { start: end - handle.length, end };
    },
  );
  return [...found, ...handles];
}

/** Personal places in a text about which nothing else is known; they may overlap and are in no order. */
export const personalPlaces = (text: string, extraction: Extraction): readonly Span[] => [
  ...placesOfNames(text, formsOf({ name: null, email: null, corrections: [] }, extraction, text)),
  ...waysToReach(text),
  ...spansIn(text, extraction),
];
