/** A job as it is stored: without the space around its texts, and with each skill named once. */
import { toE164 } from '../shared/phone.ts';
import { skillKey } from '../screening/skills.ts';
import type { JobFields } from './fields.ts';

/** @param region of phone numbers without a country code, as `US` */
export function tidyJob(fields: JobFields, region: string | null = null): JobFields {
  const seen = new Set<string>();
  // A skill that is required need not be nice to have as well.
  const requiredSkills = namedOnce(fields.requiredSkills, seen);
  return {
    ...fields,
    title: fields.title.trim(),
    company: fields.company.trim(),
    description: fields.description.replace(/\r\n?/g, '\n').trim(),
    location: fields.location.trim(),
    contactPhone: toE164(fields.contactPhone, region) ?? fields.contactPhone.trim(),
    requiredSkills,
    niceToHave: namedOnce(fields.niceToHave, seen),
  };
}

function namedOnce(skills: readonly string[], seen: Set<string>): string[] {
  return skills
    .map((skill) => skill.trim().replace(/\s+/g, ' '))
    .filter((skill) => {
      const key = skillKey(skill);
      if (skill === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
