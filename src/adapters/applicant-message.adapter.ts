/** Messages to applicants over the hiring contract. Only translates. */
import type {
  ApplicantMessageCalls,
  MessageOutcome,
  OfferedTemplates,
} from '../events/screening/message-port.ts';
import { Refused } from '../events/log/decider.ts';
import type { HiringClient, HiringSchemas } from './hiring-client.ts';
import { dataOf } from './http.ts';

/** Applicants per request, as the contract limits them. */
const perRequest = 50;

export interface ApplicantMessageSources {
  readonly hiring: HiringClient;
  /** For calls that take long: each message may be mailed. */
  readonly patient: HiringClient;
}

export function applicantMessagesPort({ hiring, patient }: ApplicantMessageSources): ApplicantMessageCalls {
  return {
    templates: async () => offeredOf(await dataOf(hiring.GET('/message-templates'))),

    async saveTemplates(version, templates) {
      const body = { version, templates: templates.map((template) => ({ ...template })) };
      return offeredOf(await dataOf(hiring.PUT('/message-templates', { body })));
    },

    async send(id, { subject, text }, resumes) {
      const outcomes: MessageOutcome[] = [];
      for (let from = 0; from < resumes.length; from += perRequest) {
        const body = { id, subject, text, resumes: resumes.slice(from, from + perRequest) };
        const { items } = await dataOf(patient.POST('/screenings/messages', { body }));
        outcomes.push(...items.map(outcomeOf));
      }
      return outcomes;
    },
  };
}

const offeredOf = ({
  needs_verification: needsVerification,
  ...offered
}: HiringSchemas['MessageTemplates']): OfferedTemplates => ({ ...offered, needsVerification });

function outcomeOf({
  id,
  moved,
  mailed,
  refused,
}: HiringSchemas['MessagedResumes']['items'][number]): MessageOutcome {
  if (moved) return { id, moved: { id, ...moved }, mailed, refused: null };
  const why = new Refused(refused?.reason ?? 'not-found', refused?.message ?? '');
  return { id, moved: null, mailed: false, refused: why };
}
