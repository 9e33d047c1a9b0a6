/** Texts about how long closed applications are kept. */
export const monthsText = (months: number) => (months === 1 ? '1 month' : `${months} months`);

const dayText = (at: string) => new Date(at).toLocaleDateString('en', { dateStyle: 'long' });

/** For applicants. @param erasedOn null: it is not closed yet */
export const keptText = (company: string, months: number, erasedOn: string | null) =>
  erasedOn === null
    ? `${company} keeps closed applications for ${monthsText(months)}. Then they are erased.`
    : `It will be erased on ${dayText(erasedOn)}: ${company} keeps closed applications for ${monthsText(months)}.`;
