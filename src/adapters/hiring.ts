/** The ports of hiring, loaded together: a person who opens one of its pages soon opens another. */
import { applicantMessagesPort } from './applicant-message.adapter.ts';
import { chatPort } from './chat.adapter.ts';
import { hiringClient } from './hiring-client.ts';
import { hrAgentPort } from './hr-agent.adapter.ts';
import type { TokenProvider } from './http.ts';
import { jobsPort } from './job.adapter.ts';
import { matchesPort } from './match.adapter.ts';
import { screeningNews, screeningsPort } from './screening.adapter.ts';

const baseUrl = '/api/py';
/** A model may take minutes to answer, and so may hundreds of decisions. */
const answerTimeoutMs = 5 * 60_000;

export interface HiringOptions {
  readonly token: TokenProvider;
  /** This tab's session storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The person's time zone, such as `Europe/Berlin`. */
  readonly zone: () => string;
}

export type HiringPorts = ReturnType<typeof hiringPorts>;

export function hiringPorts({ token, storage, zone }: HiringOptions) {
  const hiring = hiringClient({ baseUrl, token });
  const patient = hiringClient({ baseUrl, token, timeout: answerTimeoutMs });
  const anybody = hiringClient({ baseUrl, token: async () => null });
  return {
    jobs: jobsPort({ hiring, anybody }),
    screenings: screeningsPort({ hiring, patient, baseUrl, token }),
    applicantMessages: applicantMessagesPort({ hiring, patient }),
    screeningNews: screeningNews({ baseUrl, token }),
    matches: matchesPort({ hiring }),
    chat: chatPort({ hiring, patient }),
    hrAgent: hrAgentPort({ hiring, baseUrl, token, storage, zone }),
  };
}
