/** The ports of hiring, loaded together: a person who opens one of its pages soon opens another. */
import { applicantMessagesPort } from './applicant-message.adapter.ts';
import { chatPort } from './chat.adapter.ts';
import { hiringClient } from './hiring-client.ts';
import { hrAgentPort } from './hr-agent.adapter.ts';
import type { TokenProvider } from './http.ts';
import { jobsPort } from './job.adapter.ts';
import { matchesPort } from './match.adapter.ts';
import { rememberSeen } from './seen-chats/remember-seen.ts';
import { openSeenChatStore } from './seen-chats/store.ts';
import { screeningNews, screeningsPort } from './screening.adapter.ts';

const baseUrl = '/api/py';
/** A model may take minutes to answer, and so may hundreds of decisions. */
const answerTimeoutMs = 5 * 60_000;

export interface HiringOptions {
  readonly token: TokenProvider;
  /** Who is signed in. */
  readonly uid: () => string | null;
  /** This tab's session storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The person's time zone, such as `Europe/Berlin`. */
  readonly zone: () => string;
}

export type HiringPorts = ReturnType<typeof hiringPorts>;

export function hiringPorts({ token, uid, storage, zone }: HiringOptions) {
  const hiring = hiringClient({ baseUrl, token });
  const patient = hiringClient({ baseUrl, token, timeout: answerTimeoutMs });
  const anybody = hiringClient({ baseUrl, token: async () => null });
  return {
    jobs: jobsPort({ hiring, anybody }),
    screenings: screeningsPort({ hiring, patient, baseUrl, token }),
    applicantMessages: applicantMessagesPort({ hiring, patient }),
    screeningNews: screeningNews({ baseUrl, token }),
    matches: matchesPort({ hiring }),
    chat: rememberSeen(
      chatPort({
        hiring,
        patient,
        sending: (fetch) => hiringClient({ baseUrl, token, timeout: answerTimeoutMs, fetch }),
      }),
      { store: openSeenChatStore(), uid },
    ),
    hrAgent: hrAgentPort({ hiring, baseUrl, token, storage, zone }),
  };
}
