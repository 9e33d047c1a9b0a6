/** A job as it is stored: without the space around its texts, and with each skill named once. */
import { toE164 } from '../shared/phone.ts';
import { folded } from '../shared/questions/words-of.ts';
import type { JobFields } from './fields.ts';

/** Without the vocabulary, which pages do not carry, a skill is the same in any case and with any accents. */
const asWritten = (name: string): string => folded(name) || name;

/**
 * @param region of phone numbers without a country code, as `US`
 * @param skillKey equal for names of the same skill
 */
export function tidyJob<Fields extends JobFields>(
  fields: Fields,
  region: string | null = null,
  skillKey: (name: string) => string = asWritten,
): Fields {
  const seen = new Set<string>();
  // A skill that is required need not be nice to have as well.
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
