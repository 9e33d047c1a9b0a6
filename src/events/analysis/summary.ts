/** Summarizes a measurement in a few plain sentences, made from its numbers alone. */
import { writeInterval, writeNumber } from './figures.ts';
import type { Findings, Measurement } from './measurement.ts';
import { reasonWords } from './reason.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The first sentence is the most important one. */
export function summaryOf({
  findings,
  reasons,
}: Pick<Measurement, 'findings' | 'reasons'>): readonly string[] {
  if (!findings) {
    const words = reasons.map(({ code }) => reasonWords[code].title);
    return [`These photos don’t allow a measurement. ${words.map((word) => `${word}.`).join(' ')}`.trim()];
  }
  return [cleaned(findings), areas(findings), colour(findings), scuffs(findings), edges(findings)].filter(
    (sentence) => sentence !== '',
  );
}

function cleaned({ cleaningScore }: Findings): string {
  if (!cleaningScore) return 'The photos don’t show that anything was removed.';
  const { value } = cleaningScore;
  const how =
    value >= 90
      ? 'Nearly all of the visible dirt is gone'
      : value >= 70
        ? 'Most of the visible dirt is gone'
        : value >= 40
          ? 'Part of the visible dirt is gone'
          : value > 5
            ? 'Little of the visible dirt is gone'
            : 'Hardly any of the visible dirt is gone';
  return `${how}: the cleaning score is ${writeNumber(value, 'points')} of 100 (${writeInterval(cleaningScore, 'points')}).`;
}

function areas({ before, after }: Findings): string {
  const [was, is] = [Math.round(before.count.value), Math.round(after.count.value)];
  if (was === 0 && is === 0) return '';
  const share = ({ value }: { readonly value: number }) => writeNumber(value, 'share');
  const left = is === 0 ? 'none can be made out now' : `${is} can still be made out (${share(after.share)})`;
  return `There ${was === 1 ? 'was' : 'were'} ${counted(was, 'dirty area', 'dirty areas')} (${share(before.share)} of the item), and ${left}.`;
}

function colour({ colourRestoration }: Findings): string {
  if (!colourRestoration) return '';
  return `The colour of the dirty places came back to ${writeNumber(colourRestoration.value, 'points')} of 100 (${writeInterval(colourRestoration, 'points')}).`;
}

function scuffs({ scuffs: { before, after } }: Findings): string {
  if (before.count === 0 && after.count === 0) return '';
  if (after.count < before.count) return `Scuffs went from ${before.count} to ${after.count}.`;
  if (after.count > before.count)
    return `${counted(after.count, 'scuff', 'scuffs')} can be seen after the cleaning, ${before.count} before.`;
  return `${counted(after.count, 'scuff', 'scuffs')} can be seen, as many as before.`;
}

function edges({ newEdges }: Findings): string {
  if (newEdges.length === 0) return '';
  const places = counted(newEdges.length, 'place', 'places');
  return `Have a look at ${places} where an edge is new: a fold or a shadow looks like that, and so does a crack.`;
}
