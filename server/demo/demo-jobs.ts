/** Jobs of every kind for the demo's people, created by the same functions as for real users, with a clock of its own. */
import { createJob, setJobStatus } from '../hiring/jobs.ts';
import type { JobParts, Schemas } from '../hiring/parts.ts';
import { asAsker, type DemoPeople } from './demo-people.ts';
import { newId } from '../ids.ts';

const dayMs = 86_400_000;

type Content = Omit<Schemas['NewJob'], 'key' | 'open' | 'valid_through' | 'company' | 'contact_phone'>;

const oakland = { location: 'Oakland, CA', country: 'US', remote: false } as const;
const dollars = (from: number, to: number) => ({
  min_cents: from * 100,
  max_cents: to * 100,
  currency: 'USD',
});

const wanted = {
  technician: {
    title: 'Leather restoration technician',
    description: `Bags, jackets and car seats come in scuffed, faded and stained; you send them out looking cared for. You clean, fill, match colours by eye under daylight and finish by hand, from the first look at the counter to the note for the customer.

We are four people and one very good spray booth. You get your own bench, two paid days a year to learn at a tannery, and time to do it right: we take fewer pieces rather than rush them.`,
    required_skills: ['Leather cleaning', 'Colour matching', 'Leather repair'],
    nice_to_have: ['Sewing', 'Airbrush', 'Italian'],
    experience_level: 'Senior',
    min_years: 4,
    degree_required: false,
    salary_range: dollars(52_000, 64_000),
    ...oakland,
  },
  upholstery: {
    title: 'Mobile upholstery cleaner',
    description: `You drive to people’s homes, test the fabric, and clean sofas, chairs and rugs on the spot. Two to four visits a day around the bay, planned so that nobody has to speed.

A van, machines and all the products are ours; patience with stains and with dogs is yours. You write down what you used and what came of it, with photos before and after.`,
    required_skills: ['Upholstery cleaning', 'Stain removal', 'Driving licence'],
    nice_to_have: ['Carpet cleaning', 'Customer service', 'Spanish'],
    experience_level: 'Mid',
    min_years: 1,
    degree_required: false,
    salary_range: dollars(41_000, 48_000),
    ...oakland,
  },
  apprentice: {
    title: 'Apprentice in shoe and bag care',
    description: `Learn the trade from the first brush to the last coat of wax. You start with shoes, go on to handbags, and after a year you take in pieces at the counter yourself. No experience is needed; steady hands and an eye for detail are.`,
    required_skills: ['Shoe care'],
    nice_to_have: ['Sewing', 'Drawing'],
    experience_level: 'Junior',
    min_years: 0,
    degree_required: false,
    salary_range: dollars(34_000, 36_000),
    ...oakland,
  },
  frontDesk: {
    title: 'Front desk and intake',
    description: 'Takes pieces in, explains what can be done and what cannot, and calls people back.',
    required_skills: ['Customer service'],
    nice_to_have: [],
    experience_level: 'Mid',
    min_years: 1,
    degree_required: false,
    salary_range: null,
    location: '',
    country: 'US',
    remote: false,
  },
  season: {
    title: 'Winter boots, seasonal help',
    description: `Salt rings, wet soles and torn linings: from November to February we take in three times as many boots. You clean, dry and wax them with us, weekdays from eight to two.`,
    required_skills: ['Shoe care', 'Leather cleaning'],
    nice_to_have: ['Shoe repair'],
    experience_level: 'Junior',
    min_years: 0,
    degree_required: false,
    salary_range: null,
    ...oakland,
  },
  care: {
    title: 'Customer care for cleaning shops',
    description: `Shops write to us when a stain will not go or a customer will not pay. You answer by mail and on the phone, know what a conditioner does to suede, and tell our engineers what shops really need.

All of it is done from home, in two shifts that you choose yourself.`,
    required_skills: ['Customer service', 'Technical writing'],
    nice_to_have: ['Leather care', 'Spanish', 'SQL'],
    experience_level: 'Mid',
    min_years: 2,
    degree_required: true,
    salary_range: dollars(58_000, 70_000),
    location: '',
    country: 'US',
    remote: true,
  },
  studio: {
    title: 'Help with vintage bags, Saturdays',
    description: `I buy, mend and sell vintage handbags from a small studio at home. On Saturdays I need somebody who cleans linings and brass with me, photographs what is ready, and packs it well.`,
    required_skills: ['Leather cleaning', 'Photography'],
    nice_to_have: ['Sewing'],
    experience_level: 'Junior',
    min_years: 0,
    degree_required: false,
    salary_range: null,
    location: 'Berkeley, CA',
    country: 'US',
    remote: false,
  },
} as const satisfies Record<string, Content>;

/** @param now the present; what happened before is dated from it */
export async function addDemoJobs(parts: JobParts, people: DemoPeople, now: Date): Promise<void> {
  const day = (days: number) => new Date(now.getTime() + days * dayMs);
  const as = (uid: string) => asAsker(people, uid);
  const shop = { by: as(people.merchant), company: 'Conti Leather Care', phone: '+14155550110' };
  const house = { by: as(people.admin), company: 'Patina', phone: '' };
  const atHome = { by: as(people.user), company: 'Uma Patel', phone: '' };

  const write = (
    name: keyof typeof wanted,
    { by, company, phone }: typeof shop,
    { days, until, open = true }: { days: number; until: number; open?: boolean },
  ) => {
    const then = { ...parts, clock: () => day(-days) };
    const { required_skills, nice_to_have, ...content } = wanted[name];
    return createJob(then, by, {
      ...content,
      required_skills: [...required_skills],
      nice_to_have: [...nice_to_have],
      key: newId(),
      open,
      company,
      contact_phone: phone,
      valid_through: day(until).toISOString().slice(0, 10),
    });
  };

  await write('season', shop, { days: 45, until: -6 });
  const filled = await write('apprentice', shop, { days: 38, until: 20 });
  await setJobStatus({ ...parts, clock: () => day(-9) }, shop.by, filled.id, filled, 'CloseJob');
  await write('care', house, { days: 17, until: 26 });
  await write('technician', shop, { days: 12, until: 33 });
  await write('upholstery', shop, { days: 5, until: 40 });
  await write('studio', atHome, { days: 3, until: 24 });
  await write('frontDesk', shop, { days: 1, until: 30, open: false });
}
