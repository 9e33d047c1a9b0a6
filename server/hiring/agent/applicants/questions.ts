/** Sample questions about applicants. */
export interface Sample {
  readonly name: string;
  readonly title: string;
  readonly examples: readonly string[];
}

export const whoSamples: readonly Sample[] = [
  {
    name: 'who_applied',
    title: 'Who applied',
    examples: ['Who applied for {job:Leather technician}?', 'List the applicants'],
  },
  {
    name: 'who_is_new',
    title: 'Who applied lately',
    examples: ['Who applied this week?', 'New candidates in the last 30 days'],
  },
  {
    name: 'who_is_best',
    title: 'Who has the highest scores',
    examples: ['Who are the best applicants?', 'Top 5 applicants for {job:Leather technician}'],
  },
  {
    name: 'who_by_score',
    title: 'Who is above or below a score',
    examples: ['Who scored above 70?', 'Applicants with fewer than 30 points'],
  },
  { name: 'who_is_shortlisted', title: 'Who is shortlisted', examples: ['Who is shortlisted?'] },
  { name: 'who_is_rejected', title: 'Who was rejected', examples: ['Who was rejected?'] },
  {
    name: 'who_is_undecided',
    title: 'Who waits for a decision',
    examples: ['Who is still waiting for a decision?'],
  },
  {
    name: 'who_is_screened',
    title: 'Whose résumé is being screened',
    examples: ['Which résumés are still being screened?'],
  },
  {
    name: 'how_many',
    title: 'How many applied',
    examples: ['How many people applied?', 'How many are shortlisted?'],
  },
];

export const resumeSamples: readonly Sample[] = [
  {
    name: 'who_has_skills',
    title: 'Who has some skills',
    examples: ['Who knows sewing and stain removal?', 'Who knows sewing but not stain removal?'],
  },
  {
    name: 'who_has_years',
    title: 'Who has how many years of work',
    examples: ['Who has fewer than 3 years of experience?', 'Who has between 3 and 8 years of experience?'],
  },
  {
    name: 'who_has_a_degree',
    title: 'Who has a degree',
    examples: ['Who has a master’s degree?', 'Applicants without a degree'],
  },
  {
    name: 'who_is_certified',
    title: 'Who has a certificate',
    examples: ['Who has a PMP?', 'Which applicants are certified?'],
  },
  { name: 'who_speaks', title: 'Who speaks a language', examples: ['Who speaks Spanish or French?'] },
  {
    name: 'who_worked_where',
    title: 'Who worked or studied somewhere',
    examples: ['Who worked at “Northside Repairs”?', 'Who studied at “Laney College”?'],
  },
];
