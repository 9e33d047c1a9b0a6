/** Creates what browser tests of hiring start from: jobs with known names, and résumés. */
import { randomUUID } from 'node:crypto';
import { expect } from './expect.ts';
import { sharedOrigin } from './origin.ts';
import type { Login } from './people.ts';
import { confirmEmail, tokenOf } from './trade.ts';

/** Finds a job on the board by its title. */
export async function openJob(title: string): Promise<{ readonly id: string; readonly title: string }> {
  const answer = await fetch(`${sharedOrigin()}/api/py/public/jobs?search=${encodeURIComponent(title)}`);
  const { items } = (await answer.json()) as { items: { id: string; title: string }[] };
  const found = items.find((job) => job.title === title);
  if (!found) throw new Error(`No job on the board is called ${title}`);
  return found;
}

/** Creates an open job of this person's own over the API, with a company name of its own. @returns its id */
export async function ownJob(person: Login, title: string): Promise<string> {
  const uid = await confirmEmail(person);
  const job = {
    key: randomUUID(),
    open: true,
    title,
    company: `Workshop of ${uid}`,
    description: 'You clean, mend and recolour bags and jackets at the bench.',
    required_skills: ['Leather cleaning', 'Colour matching'],
    nice_to_have: ['Sewing'],
    experience_level: 'Mid',
    min_years: 2,
    degree_required: false,
    salary_range: null,
    location: 'Oakland, CA',
    country: 'US',
    remote: false,
    contact_phone: '+14155550134',
    valid_through: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  };
  const answer = await fetch(`${sharedOrigin()}/api/py/jobs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(person)}`, 'content-type': 'application/json' },
    body: JSON.stringify(job),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** Replaces the skills that the job asks for. */
export async function askFor(person: Login, id: string, skills: readonly string[]): Promise<void> {
  const url = `${sharedOrigin()}/api/py/jobs/${id}`;
  const headers = { authorization: `Bearer ${await tokenOf(person)}`, 'content-type': 'application/json' };
  const job = (await (await fetch(url, { headers })).json()) as Record<string, unknown>;
  const reported = ['id', 'status', 'takes_applications', 'created_at', 'updated_at', 'opened_at'];
  const fields = Object.fromEntries(Object.entries(job).filter(([name]) => !reported.includes(name)));
  const body = JSON.stringify({ ...fields, required_skills: skills, nice_to_have: [] });
  const answer = await fetch(url, { method: 'PUT', headers, body });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
}

/** Sends a plain text résumé for a job over the API. */
export async function sendResume(
  person: Login | null,
  job: string,
  {
    name,
    text,
    email = addressOf(name),
  }: { readonly name: string; readonly text: string; readonly email?: string },
): Promise<{ readonly id: string; readonly receipt: string }> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ name, email, phone: '+14155550199', consent: 'true' })) {
    form.append(field, value);
  }
  form.append('file', new Blob([text]), 'resume.txt');
  const answer = await fetch(`${sharedOrigin()}/api/py/jobs/${job}/resumes`, {
    method: 'POST',
    headers: person ? { authorization: `Bearer ${await tokenOf(person)}` } : {},
    body: form,
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { readonly id: string; readonly receipt: string };
}

/** Sends it and waits until it has its score: screening goes on after the résumé was received. */
export async function sendScreened(
  person: Login,
  job: string,
  resume: Parameters<typeof sendResume>[2],
): Promise<void> {
  const { id } = await sendResume(person, job, resume);
  const headers = { authorization: `Bearer ${await tokenOf(person)}` };
  const statusOf = async () => {
    const answer = await fetch(`${sharedOrigin()}/api/py/resumes`, { headers });
    const { items } = (await answer.json()) as { items: { id: string; status: string }[] };
    return items.find((resume) => resume.id === id)?.status;
  };
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('screened');
}

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`;
