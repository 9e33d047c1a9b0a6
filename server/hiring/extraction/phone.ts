/** Finds the applicant's phone number. One without a country code is completed by the country they live in. */
import type { Found, Span } from '../../../src/events/screening/extraction.ts';
import { toE164, validE164 } from '../../../src/events/shared/phone.ts';
import { type Candidates, countryEvidence } from './country.ts';
import { fold } from './fold.ts';

const pattern =
  /(?<![\p{L}\p{N}/.@_-])(?:\+|00(?=[1-9])|\()?[ ]?\(?\+?\d(?:[ \u00a0./()‐‑–-]{0,3}\d){5,16}(?![\p{N}@])/gu;
const label =
  /(?<!\p{L})(?:phone|telephone|tel|mobile|mobil|cell|handy|telefon|telefono|telephone|telefone|portable|movil|celular|cellulare|telefoon|mobiel|gsm|fon|natel|komorka|kom|mob|mobilnummer|tlf|cep|тел|телефон|m|t|p|☎|✆|📞|📱)\s*(?:\.|:|nr\.?|no\.?)?\s*[:.]?\s*$/u;

/** Lines at the top of each contact section in which a number needs no label. */
const linesOfHead = 15;

interface Candidate extends Span {
  readonly international: boolean;
  readonly written: string;
}

/**
 * The first phone number with a country code or a label; if there is none, one near name and address that cannot be anything
 * else. A number without a country code counts only if it is valid in exactly one of the countries that the résumé indicates;
 * its places then include the names of that country and town.
 * @param about where the résumé has contact details
 */
export function findPhone(text: string, about: readonly Span[], email: string | null): Found<string> | null {
  const candidates = [...text.matchAll(pattern)].map(({ 0: raw, index }): Candidate => {
    const candidate = raw.trim();
    const start = index + raw.indexOf(candidate);
    return {
      start,
      end: start + candidate.length,
      international: /^\(?(?:\+|00)/.test(candidate),
      written: candidate.replace(/\(0\)/, '').replace(/[‐‑–]/g, '-'),
    };
  });
  let evidence: Candidates[] | null = null;
  const read = ({ start, end, international, written }: Candidate, strict: boolean): Found<string> | null => {
    if (international) {
      const value = toE164(written);
      return value ? { value, spans: [{ start, end }] } : null;
    }
    // Years, dates and amounts are numbers too.
    if (looksLikeDates(written)) return null;
    const found = nationalNumber(written, (evidence ??= countryEvidence(text, about, email)), strict);
    return found && { value: found.value, spans: [{ start, end }, ...found.spans] };
  };
  const named = ({ start }: Candidate) => label.test(fold(text.slice(Math.max(0, start - 20), start)));
  const declared = candidates.filter((each) => each.international || named(each));
  const head = about.map((span) => ({
    start: span.start,
    end: Math.min(span.end, topEnd(text, span.start)),
  }));
  const beside = candidates.filter(
    (each) =>
      head.some(({ start, end }) => start <= each.start && each.start < end) && !isOtherNumber(text, each),
  );
  return (
    firstOf(declared, (each) => read(each, false)) ??
    firstOf(beside, (each) => read(each, true)) ??
    firstOf(
      beside.filter((each) => standsAlone(text, each)),
      (each) => read(each, false),
    )
  );
}

/** A national number that is all of its line: what numbers are assigned changes faster than the table of them. */
const standsAlone = (text: string, { start, end, written }: Candidate) =>
  /^\(?0/.test(written) &&
  /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(text.slice(Math.max(0, start - 12), start)) &&
  /^[^\p{L}\p{N}\n]*(?:\n|$)/u.test(text.slice(end, end + 12));

function firstOf<T, R>(list: readonly T[], of: (each: T) => R | null): R | null {
  for (const each of list) {
    const result = of(each);
    if (result) return result;
  }
  return null;
}

/** Where the first `linesOfHead` lines from `start` end. */
function topEnd(text: string, start: number): number {
  let end = start;
  for (let line = 0; line < linesOfHead; line += 1) {
    end = text.indexOf('\n', end) + 1;
    if (end === 0) return text.length;
  }
  return end;
}

const otherBefore =
  /(?:(?<!\p{L})(?:id|nr|no|num|numero|n°|nº|#|licen[cs]e|licencia|licenza|iva|ustid|vat|tva|nif|cif|dni|nie|npi|siret|siren|pesel|nip|ssn|ref|iban|konto|geb|geboren|born|dob|eur|usd|chf|gbp|pln)|nummer|number|[€$£])[.:#]?\s*$/u;
const otherBehind =
  /^\s*(?:[€$£%]|(?:eur|euros?|usd|dollars?|chf|gbp|pln|zl|kr|mio|id|nr|no|licen[cs]e)(?!\p{L}))/u;

/** Amounts, birthdays and official numbers are labeled just before or after. */
const isOtherNumber = (text: string, { start, end }: Span) =>
  otherBefore.test(fold(text.slice(Math.max(0, start - 20), start))) ||
  otherBehind.test(fold(text.slice(end, end + 12)));

/**
 * The number by the strongest evidence of a country; if that leaves several countries, weaker evidence must narrow them to one.
 * @param strict whether the number must be valid (assigned) even if the résumé names only one country
 */
function nationalNumber(
  written: string,
  evidence: readonly Candidates[],
  strict: boolean,
): Found<string> | null {
  let left: readonly Found<string>[] = [];
  for (const candidates of evidence) {
    const numbers = [...candidates].flatMap(([country, spans]) => {
      const named = !strict && candidates.size === 1 && spans.length > 0;
      const value = named ? toE164(written, country) : validE164(written, country);
      return value ? [{ value, spans }] : [];
    });
    const agreed = left.filter(({ value }) => numbers.some((other) => other.value === value));
    if (left.length === 0 || agreed.length > 0) left = left.length === 0 ? numbers : agreed;
    if (left.length <= 1) return left[0] ?? null;
  }
  return null;
}

const dates =
  /^\(?(?:(?:19|20)\d\d\s*[-./–]\s*(?:(?:19|20)\d\d|\d{1,2})|\d{1,2}[./-]\s*\d{1,2}[./-]\s*(?:19|20)?\d{2}|\d{1,2}[./]\s*(?:19|20)\d\d|\d{1,2} \d{1,2} (?:19|20)\d\d$)\)?(?!\s*[./-]|\d)/;

/** A date or a range of years; five pairs of digits with dots are a French phone number. */
const looksLikeDates = (text: string) =>
  dates.test(text) || /(?:19|20)\d\d\s*[-–]\s*(?:19|20)\d\d/.test(text);
