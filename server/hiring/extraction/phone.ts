/** The applicant's phone number. One without a country code is read by the country they live in. */
import type { Found, Span } from '../../../src/events/screening/extraction.ts';
import { toE164, validE164 } from '../../../src/events/shared/phone.ts';
import { type Candidates, countryEvidence } from './country.ts';
import { fold } from './fold.ts';

const pattern =
  /(?<![\p{L}\p{N}/.@_-])(?:\+|00(?=[1-9])|\()?[ ]?\(?\+?\d(?:[ \u00a0./()‐‑–-]{0,3}\d){5,16}(?![\p{N}@])/gu;
const label =
  /(?<!\p{L})(?:phone|telephone|tel|mobile|mobil|cell|handy|telefon|telefono|telephone|telefone|portable|movil|celular|cellulare|telefoon|mobiel|gsm|fon|natel|komorka|kom|mob|mobilnummer|tlf|cep|тел|телефон|m|t|p|☎|✆|📞|📱)\s*(?:\.|:|nr\.?|no\.?)?\s*[:.]?\s*$/u;

/**
 * The first phone number. One without a country code counts only where a label says what it is, or beside name and address, and only
 * when exactly one country that the résumé speaks for has such numbers; the names of that country and town are then among its places.
 * @param about where the résumé says who somebody is
 */
export function findPhone(text: string, about: readonly Span[], email: string | null): Found<string> | null {
  let evidence: Candidates[] | null = null;
  for (const { 0: raw, index } of text.matchAll(pattern)) {
    const candidate = raw.trim();
    const start = index + raw.indexOf(candidate);
    const own = { start, end: start + candidate.length };
    const written = candidate.replace(/\(0\)/, '').replace(/[‐‑–]/g, '-');
    if (/^\(?(?:\+|00)/.test(candidate)) {
      const number = toE164(written);
      if (number) return { value: number, spans: [own] };
      continue;
    }
    const beside = about.some((span) => span.start <= start && start < span.end);
    const named = label.test(fold(text.slice(Math.max(0, start - 20), start)));
    // Years, dates and amounts are numbers too.
    if ((!named && !beside) || looksLikeDates(candidate)) continue;
    const found = nationalNumber(written, (evidence ??= countryEvidence(text, about, email)));
    if (found) return { value: found.value, spans: [own, ...found.spans] };
  }
  return null;
}

/** By the strongest evidence, and where that is one country, as it is; where that leaves several countries, the weaker kinds must agree on one. */
function nationalNumber(written: string, evidence: readonly Candidates[]): Found<string> | null {
  let left: readonly Found<string>[] = [];
  for (const candidates of evidence) {
    const numbers = [...candidates].flatMap(([country, spans]) => {
      const named = candidates.size === 1 && spans.length > 0;
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
  /^\(?(?:(?:19|20)\d\d\s*[-./–]\s*(?:(?:19|20)\d\d|\d{1,2})|\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}|\d{1,2}[./](?:19|20)\d\d)\)?(?![\d./-])/;

/** A date, or a span of years; a number of five pairs with dots between them is a French phone. */
const looksLikeDates = (text: string) =>
  dates.test(text) || /(?:19|20)\d\d\s*[-–]\s*(?:19|20)\d\d/.test(text);
