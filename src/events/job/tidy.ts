/** Normalizes a job for storing: texts are trimmed, and each skill occurs once. */
import { toE164 } from '../shared/phone.ts';
import { folded } from '../shared/questions/words-of.ts';
import type { JobFields } from './fields.ts';

/** Pages do not load the skill vocabulary: there, names are the same skill if they differ only in case or accents. */
const foldedName = (name: string): string => folded(name) || name;

/**
 * @param region for phone numbers without a country code, such as `US`
 * @param skillKey maps names of the same skill to the same key
 */
export function tidyJob<Fields extends JobFields>(
  fields: Fields,
  region: string | null = null,
  skillKey: (name: string) => string = foldedName,
): Fields {
  const seen = new Set<string>();
  // A required skill is not listed again as nice to have.
  const requiredSkills = namedOnce(fields.requiredSkills, seen, skillKey);
  return {
    ...fields,
    title: fields.title.trim(),
    company: fields.company.trim(),
    description: fields.description.replace(/\r\n?/g, '\n').trim(),
    location: fields.location.trim(),
    contactPhone: toE164(fields.contactPhone, region) ?? fields.contactPhone.trim(),
    requiredSkills,
    niceToHave: namedOnce(fields.niceToHave, seen, skillKey),
  };
}

function namedOnce(
  skills: readonly string[],
  seen: Set<string>,
  skillKey: (name: string) => string,
): string[] {
  return skills
    .map((skill) => skill.trim().replace(/\s+/g, ' '))
    .filter((skill) => {
      const key = skillKey(skill);
      if (skill === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
