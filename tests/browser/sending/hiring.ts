/** Forms of hiring: jobs, applications, decisions, the agent. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { ownJob, sendResume } from '../jobs.ts';
import type { Login } from '../people.ts';
import { client, merchant, unique } from '../trade.ts';
import { api, button, gone, type Sending } from './sending.ts';

const titled = (name: string) => unique(name).replaceAll('-', '');

const resumeOf = (name: string) => `${name}
${name.toLowerCase().replaceAll(' ', '.')}@example.com

Experience
Leather technician, Northside Repairs
January 2018 - December 2023

Skills
Leather cleaning, Sewing
`;

const textFile = (text: string) => ({
  name: 'resume.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

interface Screened {
  readonly id: string;
  readonly history: readonly { readonly type: string }[];
}

/** Screenings of an employer that match a name or a job. */
async function screeningsOf(employer: Login, search: string): Promise<readonly { readonly id: string }[]> {
  const query = new URLSearchParams({ search });
  return (await api<{ items: { id: string }[] }>(employer, 'GET', `/py/screenings?${query}`)).items;
}

/** Opens a screened résumé as its employer. Resolves with a function that counts its facts of a type. */
async function openScreening(page: Page): Promise<(type: string) => Promise<number>> {
  const name = titled('Petra Quill');
  const job = await ownJob(merchant, titled('Saddle maker'));
  await sendResume(client, job, { name, text: resumeOf(name) });
  await page.goto('/resume-screened');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByText('Screened').waitFor();
  await row.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const [{ id } = { id: '' }] = await screeningsOf(merchant, name);
  return async (type) => {
    const { history } = await api<Screened>(merchant, 'GET', `/py/screenings/${id}`);
    return history.filter((fact) => fact.type === type).length;
  };
}

/** Receipt of a résumé that somebody without an account has sent. */
async function receiptOf(name: string): Promise<string> {
  const job = await ownJob(merchant, titled('Saddle maker'));
  return (await sendResume(null, job, { name, text: resumeOf(name), email: 'rita@example.com' })).receipt;
}

export const hiringSendings: readonly Sending[] = [
  {
    file: 'jobs/job-form.tsx',
    who: merchant,
    request: /^POST .*\/jobs$/,
    async fill(page) {
      const title = titled('Saddler');
      await page.goto('/job-description?new');
      await page.getByLabel('Title').fill(title);
      await page.getByLabel('Company').fill(`Workshop ${title}`);
      await page
        .getByLabel('Description')
        .fill('You clean, mend and recolour bags at the bench, and tell customers what can be done.');
      const skills = page.getByRole('combobox', { name: 'Required skills' });
      await skills.fill('Sewing');
      await skills.press('Enter');
      await page.getByLabel('Place of work').fill('Oakland, CA');
      await page.getByLabel('Country').selectOption('US');
      return {
        button: button(page, 'Publish'),
        field: page.getByLabel('Title'),
        done: () => page.getByText(`${title} is on the board`).waitFor(),
        effects: async () => {
          const query = new URLSearchParams({ search: title });
          return (await api<{ total: number }>(merchant, 'GET', `/py/jobs?${query}`)).total;
        },
      };
    },
  },
  {
    file: 'screening/application-form.tsx',
    who: 'newcomer',
    request: /^POST .*\/jobs\/[\w-]+\/resumes$/,
    async fill(page) {
      const name = titled('Petra Quill');
      await page.goto(`/resume-upload?jobId=${await ownJob(merchant, titled('Saddle maker'))}`);
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Phone').fill('+1 415 555 0199');
      await page.getByLabel('Résumé file').setInputFiles(textFile(resumeOf(name)));
      await page.getByRole('checkbox').check();
      return {
        button: button(page, 'Send résumé'),
        field: page.getByLabel('Name', { exact: true }),
        done: () => page.waitForURL('**/upload-success'),
        effects: async () => (await screeningsOf(merchant, name)).length,
      };
    },
  },
  {
    file: 'screening/adding/add-resumes.tsx',
    who: merchant,
    request: /^POST .*\/jobs\/[\w-]+\/added-resumes$/,
    async fill(page) {
      const title = titled('Saddle maker');
      const job = await ownJob(merchant, title);
      await page.goto(`/resume-screened?job=${job}&add=${randomUUID()}`);
      await page.getByLabel('Résumé files').setInputFiles(textFile(resumeOf('Nora Lind')));
      await page.getByRole('checkbox').check();
      return {
        button: button(page, 'Add 1 file'),
        field: null,
        done: () => page.getByText('1 screened').waitFor(),
        effects: async () => (await screeningsOf(merchant, title)).length,
      };
    },
  },
  {
    file: 'screening/resume-history-page.tsx',
    who: 'newcomer',
    request: /^POST .*\/applications\/lookup$/,
    async fill(page) {
      const receipt = await receiptOf(titled('Rita Sole'));
      await page.goto('/resume-history');
      const field = page.getByLabel('Sent without an account? Enter its receipt');
      await field.fill(receipt);
      return {
        button: button(page, 'See where it stands'),
        field,
        done: () => page.getByRole('button', { name: 'Erase my résumé' }).waitFor(),
      };
    },
  },
  {
    file: 'screening/own-application/correct-dialog.tsx',
    who: 'visitor',
    request: /^POST .*\/applications\/correct$/,
    async fill(page) {
      await page.goto(`/application#${await receiptOf(titled('Rita Sole'))}`);
      await button(page, 'Correct it').click({ timeout: 20_000 });
      const field = page.getByRole('dialog').getByLabel('Years of work');
      await field.fill('8');
      return {
        button: button(page, 'Save'),
        field,
        done: () => page.getByText('You say: 8').waitFor(),
      };
    },
  },
  {
    file: 'screening/messages/message-dialog.tsx',
    who: merchant,
    request: /^POST .*\/screenings\/messages$/,
    async fill(page) {
      const factsOf = await openScreening(page);
      await page.goBack();
      await page
        .getByRole('checkbox', { name: /^Select/ })
        .first()
        .click();
      await button(page, 'Message 1').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Subject').fill('Your application');
      const field = dialog.getByLabel('Message', { exact: true });
      await field.fill('Hello {name}');
      return {
        button: button(page, 'Send'),
        field,
        done: () => page.getByText(/^The message is sent/).waitFor(),
        effects: () => factsOf('ApplicantMessaged'),
      };
    },
  },
  {
    file: 'screening/decision-dialog.tsx',
    who: merchant,
    request: /^POST .*\/screenings\/[\w-]+\/shortlist$/,
    async fill(page) {
      const factsOf = await openScreening(page);
      await page.getByRole('button', { name: 'Shortlist' }).click();
      await page.getByRole('dialog').getByLabel('Reason', { exact: true }).selectOption('skills');
      return {
        button: button(page, 'Shortlist'),
        field: null,
        done: () => page.getByText('Shortlisted: Has the skills').waitFor(),
        effects: async () => (await factsOf('ResumeShortlisted')) + (await factsOf('DecisionTakenBack')),
      };
    },
  },
  {
    file: 'screening/reviews/review-form.tsx',
    who: merchant,
    request: /^POST .*\/screenings\/[\w-]+\/reviews$/,
    async fill(page) {
      const factsOf = await openScreening(page);
      const form = page.getByRole('form', { name: 'Note or rating' });
      const field = form.getByLabel('Note');
      await field.fill('Knows a great deal about leather');
      return {
        button: button(page, 'Save note'),
        field,
        done: () => page.getByText('Your note is saved').waitFor(),
        effects: () => factsOf('ResumeReviewed'),
      };
    },
  },
  {
    file: 'screening/screening-view.tsx',
    who: merchant,
    request: /^PUT .*\/screenings\/[\w-]+\/group$/,
    async fill(page) {
      await openScreening(page);
      const field = page.getByLabel('Group, for the table of selection rates');
      await field.fill('over forty');
      return {
        button: button(page, 'Save group'),
        field,
        done: () => page.getByText('Group saved').waitFor(),
      };
    },
  },
  {
    file: 'ui/conversation/question-field.tsx',
    who: 'newcomer',
    request: /^POST .*\/hr-agent\/answers$/,
    async fill(page) {
      await page.goto('/hr-agent');
      // Wait for it, since it moves the box down when it appears.
      await page.getByText(/^Answered by /).waitFor();
      await page.getByLabel('Your question').fill('Who has applied?');
      return {
        button: button(page, 'Ask'),
        field: page.getByLabel('Your question'),
        done: () => page.getByRole('log').getByRole('button', { name: 'Copy' }).first().waitFor(),
        effects: () => page.getByRole('log').getByRole('article').count(),
      };
    },
  },
  {
    file: 'hr-agent/filter-editor.tsx',
    who: merchant,
    request: /^POST .*\/hr-agent\/answers$/,
    async fill(page) {
      await page.goto('/hr-agent');
      await page.getByText(/^Answered by /).waitFor();
      await page.getByLabel('Your question').fill('Who knows sewing?');
      await button(page, 'Ask').click();
      const filters = page.getByRole('list', { name: 'Filters' });
      await filters.and(page.locator('[aria-busy="false"]')).waitFor();
      await filters.getByRole('button', { name: /^Change: / }).click();
      const form = page.getByRole('form', { name: 'Change the filter' });
      const field = form.getByLabel('Skill');
      await field.fill('Excel');
      return {
        button: button(page, 'Show these'),
        field,
        done: () => filters.getByRole('button', { name: /^Change: .*Excel/ }).waitFor(),
      };
    },
  },
  {
    file: 'hr-agent/attach-resume.tsx',
    who: 'newcomer',
    request: /^POST .*\/hr-agent\/analyses$/,
    async fill(page) {
      await page.goto('/hr-agent');
      await page.getByText(/^Answered by /).waitFor();
      await page.getByRole('button', { name: 'Analyse a résumé' }).click();
      const form = page.getByRole('form', { name: 'Analyse a résumé' });
      await form.getByLabel('Résumé file').setInputFiles(textFile(resumeOf('Petra Quill')));
      return {
        button: button(page, 'Analyse'),
        field: null,
        done: async () => {
          await gone(page.getByRole('group', { name: 'Analyse a résumé' }));
          await page.getByRole('log').getByRole('article').first().waitFor();
        },
        effects: () => page.getByRole('log').getByRole('article').count(),
      };
    },
  },
];
