/** What an extraction claims and its text does not say: nothing, or it is a fault. */
import { datedSpans, monthsTogether } from '../../../server/hiring/extraction/dated-spans.ts';
import { degreeLevel } from '../../../server/hiring/extraction/find-degree.ts';
import { languageOf } from '../../../server/hiring/extraction/spoken.ts';
import type { Extraction, Found } from '../../../src/events/screening/extraction.ts';
import { skillKey } from '../../../src/events/screening/skills.ts';

const dialled = (text: string) => text.replace(/[^1-9]/g, '');
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** One line for each value that does not stand where it says. */
export function inventedIn(text: string, found: Extraction): string[] {
  const faults: string[] = [];
  const check = <T>(field: string, value: Found<T> | null, says: (place: string, i: number) => boolean) => {
    if (!value) return;
    const places = value.spans.map(({ start, end }) => text.slice(start, end));
    const within = value.spans.every(
      ({ start, end }) =>
        Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start < end && end <= text.length,
    );
    if (!within || places.length === 0) faults.push(`${field}: places ${JSON.stringify(value.spans)}`);
    else if (!places.every(says))
      faults.push(`${field}: ${String(value.value)} at ${JSON.stringify(places)}`);
  };
  check('name', found.name, (place) => place === found.name!.value);
  check('email', found.email, (place) => place.toLowerCase() === found.email!.value);
  // The first place is the number, others the country it is read by; zeros that are only dialled within the country fall away.
  check(
    'phone',
    found.phone,
    (place, i) => i > 0 || dialled(found.phone!.value).endsWith(dialled(place).slice(-6)),
  );
  for (const link of found.links)
    check('link', link, (place) => link.value === place || link.value === `https://${place}`);
  for (const skill of found.skills)
    check('skill', skill, (place) => skillKey(place) === skillKey(skill.value));
  for (const each of found.certifications)
    check('certification', each, (place, i) =>
      i === 0 ? place === each.value : letters(place) === letters(each.value),
    );
  for (const each of found.projects)
    check('project', each, (place, i) =>
      i === 0 ? place === each.value : letters(place) === letters(each.value),
    );
  check('degree', found.degree, (place) => degreeLevel(place) === found.degree!.value);
  for (const each of found.languages) check('language', each, (place) => languageOf(place) === each.value);
  if (found.years.value > 0) {
    const again = found.years.spans.flatMap(({ start, end }) =>
      datedSpans(text.slice(start, end), 0, found.asOf),
    );
    const years = Math.round((monthsTogether(again) * 10) / 12) / 10;
    check('years', found.years, () => years === found.years.value);
  }
  return faults;
}
