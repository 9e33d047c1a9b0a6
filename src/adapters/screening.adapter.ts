/** Résumés and their screenings over the hiring contract (openapi/fastapi.yaml), as the pages need them. Only translates; holds no rules. */
import { Refused } from '../events/log/decider.ts';
import type { ScreeningDetail } from '../events/screening/detail.ts';
import type {
  AddedResume,
  DecidedResume,
  MovedScreening,
  OwnApplication,
  OwnResume,
  RetentionPreview,
  ScreeningAnswer,
  ScreeningCalls,
  ScreeningFilters,
  ScreeningRequest,
  ScreeningRow,
} from '../events/screening/port.ts';
import { followEvents } from './event-stream.ts';
import { hiringClient, type HiringClient, type HiringSchemas } from './hiring-client.ts';
import { dataOf, HttpProblem, type TokenProvider } from './http.ts';
import { uploading } from './upload.ts';
import { uploadQueue } from './upload-queue.ts';

export interface ScreeningSources {
  readonly hiring: HiringClient;
  /** For calls that take minutes, such as hundreds of decisions made one after the other. */
  readonly patient: HiringClient;
  readonly baseUrl: string;
  readonly token: TokenProvider;
}

/** The calls of the pages, and the slot of their statechart. */
export interface ScreeningBackend extends ScreeningCalls {
  /** @throws HttpProblem when it is not known whether the change was made */
  execute(asked: ScreeningRequest): Promise<ScreeningAnswer>;
}

const contractSorts = {
  '-receivedAt': '-received_at',
  receivedAt: 'received_at',
  '-total': '-total',
  total: 'total',
  name: 'name',
  '-name': '-name',
} as const;

/** Milliseconds; a slow connection may need this long for the largest file that is accepted. */
const uploadTimeout = 5 * 60_000;

/** The most ids that one request may ask for. */
const maxIds = 100;

const decisionNames = { ShortlistResume: 'shortlist', RejectResume: 'reject', UndoDecision: 'undo' } as const;

/** Every rejection is an HttpProblem. */
export function screeningsPort({ hiring, patient, baseUrl, token }: ScreeningSources): ScreeningBackend {
  const oneAtATime = uploadQueue();
  const at = (id: string) => ({ params: { path: { resume_id: id } } });

  const load = (id: string, blind: boolean): Promise<ScreeningDetail | null> =>
    orNull(async () => {
      const params = { ...at(id).params, query: { blind } };
      return detailOf(await dataOf(hiring.GET('/screenings/{resume_id}', { params })), blind);
    });

  async function chosen(
    ids: readonly string[],
    shown: { readonly blind: boolean; readonly corrections?: boolean },
  ): Promise<HiringSchemas['ScreeningRow'][]> {
    const found = new Map<string, HiringSchemas['ScreeningRow']>();
    for (let from = 0; from < ids.length; from += maxIds) {
      const part = ids.slice(from, from + maxIds);
      const query = { ids: part.join(','), ...shown, limit: maxIds };
      const { items } = await dataOf(hiring.GET('/screenings', { params: { query } }));
      for (const item of items) found.set(item.id, item);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async function send({ id, blind, change, seen: version }: ScreeningRequest): Promise<ScreeningDetail> {
    const params = { ...at(id).params, query: { blind } };
    const answer = () => {
      switch (change?.type) {
        case 'ShortlistResume': {
          const { reason, note } = change;
          const body = { version, reason, note };
          return hiring.POST('/screenings/{resume_id}/shortlist', { params, body });
        }
        case 'RejectResume': {
          const { reason, note } = change;
          return hiring.POST('/screenings/{resume_id}/reject', { params, body: { version, reason, note } });
        }
        case 'RetryScreening':
          return hiring.POST('/screenings/{resume_id}/retry', { params, body: { version } });
        case 'RescoreResume':
          return hiring.POST('/screenings/{resume_id}/rescore', { params, body: { version } });
        default:
          return hiring.POST('/screenings/{resume_id}/take-back', { params, body: { version } });
      }
    };
    return detailOf(await dataOf(answer()), blind);
  }

  return {
    async apply(jobId, form, file, onProgress) {
      const sender = hiringClient({ baseUrl, token, timeout: uploadTimeout, fetch: uploading(onProgress) });
      const body = new FormData();
      for (const [name, value] of Object.entries(form)) body.append(name, String(value));
      body.append('file', file);
      const { id, job, receipt } = await oneAtATime(() =>
        dataOf(
          sender.POST('/jobs/{job_id}/resumes', {
            params: { path: { job_id: jobId } },
            body: body as never,
            bodySerializer: () => body,
          }),
        ),
      );
      return { id, jobTitle: job.title, receipt };
    },

    async add(jobId, batch, file) {
      const sender = hiringClient({ baseUrl, token, timeout: uploadTimeout });
      const body = new FormData();
      for (const [name, value] of Object.entries({ batch, file_name: file.name, agreed: 'true' }))
        body.append(name, value);
      body.append('file', file);
      const { items } = await oneAtATime(() =>
        dataOf(
          sender.POST('/jobs/{job_id}/added-resumes', {
            params: { path: { job_id: jobId } },
            body: body as never,
            bodySerializer: () => body,
          }),
        ),
      );
      return items.map(({ file_name: fileName, ...item }) => ({ fileName, ...item }));
    },

    async added(batch, blind) {
      const params = { path: { batch_id: batch }, query: { blind } };
      const { items } = await dataOf(hiring.GET('/added-resumes/{batch_id}', { params }));
      return items.map(addedOf);
    },

    screening: load,

    async change(id, seen, change) {
      const { version, status, score } = await send({ id, blind: true, change, seen });
      return { id, version, status, total: score?.total ?? null };
    },

    async decide(change, seen) {
      const decision = 'note' in change ? change : { reason: '', note: '' };
      const { reason, note } = decision;
      const body = { decision: decisionNames[change.type], reason, note, resumes: [...seen] };
      const { items } = await dataOf(patient.POST('/screenings/decisions', { body }));
      return items.map(decidedOf);
    },

    async mine({ page, pageSize }) {
      const query = { skip: (page - 1) * pageSize, limit: Math.min(pageSize, 100) };
      const { items, total } = await dataOf(hiring.GET('/resumes', { params: { query } }));
      return { items: items.map(ownOf), total };
    },

    application: (application) =>
      orNull(async () =>
        applicationOf(await dataOf(hiring.POST('/applications/lookup', { body: { application } }))),
      ),

    async copyOf(application) {
      const copy = await dataOf(hiring.POST('/applications/copy', { body: { application } }));
      return new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' });
    },

    async correct(application, version, corrections) {
      const body = {
        application,
        version,
        corrections: corrections.map(({ of, values }) => ({ of, values: [...values] })),
      };
      return applicationOf(await dataOf(hiring.POST('/applications/correct', { body })));
    },

    async withdraw(application) {
      return applicationOf(await dataOf(hiring.POST('/applications/withdraw', { body: { application } })));
    },

    erase: (id) => dataOf(hiring.DELETE('/resumes/{resume_id}', at(id))),

    eraseByReceipt: (receipt) => dataOf(hiring.POST('/resumes/erase', { body: { receipt } })),

    erasureReceipt: (id) => dataOf(hiring.GET('/resumes/{resume_id}/erasure', at(id))),

    async download(id, blind) {
      const params = { ...at(id).params, query: { blind } };
      return dataOf<Blob>(hiring.GET('/resumes/{resume_id}/file', { params, parseAs: 'blob' }) as never);
    },

    async list({ sort, page, pageSize, ...filters }) {
      const range = { skip: (page - 1) * pageSize, limit: Math.min(pageSize, 100) };
      const query = { ...filtersOf(filters), ...range, sort: contractSorts[sort] };
      const { items, total } = await dataOf(hiring.GET('/screenings', { params: { query } }));
      return { items: items.map(rowOf), total };
    },

    chosen: async (ids, blind) => (await chosen(ids, { blind })).map(rowOf),

    chosenWithCorrections: async (ids, blind) =>
      (await chosen(ids, { blind, corrections: true })).map((row) => ({
        ...rowOf(row),
        corrections: row.corrections ?? [],
      })),

    figures: (filters) =>
      dataOf(hiring.GET('/screenings/figures', { params: { query: filtersOf(filters) } })),

    async review(id, review) {
      const params = at(id).params;
      const body = { ...review };
      await dataOf(hiring.POST('/screenings/{resume_id}/reviews', { params, body }));
    },

    async removeReview(id, review) {
      const params = at(id).params;
      await dataOf(hiring.POST('/screenings/{resume_id}/remove-review', { params, body: { id: review } }));
    },

    async setGroup(id, group) {
      await dataOf(hiring.PUT('/screenings/{resume_id}/group', { ...at(id), body: { group } }));
    },

    async impact(jobId) {
      const params = { path: { job_id: jobId } };
      return (await dataOf(hiring.GET('/jobs/{job_id}/impact', { params }))).groups;
    },

    async retentionRule(months) {
      const query = months === null ? {} : { months };
      return retentionOf(await dataOf(hiring.GET('/retention-rule', { params: { query } })));
    },

    async saveRetentionRule(version, months, confirmed) {
      const body = { version, months, confirmed };
      return retentionOf(await dataOf(hiring.PUT('/retention-rule', { body })));
    },

    async outdated() {
      return (await dataOf(hiring.GET('/screenings/outdated'))).items;
    },

    async rescoreJob(jobId) {
      const params = { path: { job_id: jobId } };
      let asked = 0;
      for (;;) {
        const part = await dataOf(hiring.POST('/jobs/{job_id}/rescore', { params }));
        asked += part.asked;
        // An empty part would loop forever.
        if (part.left === 0 || part.asked === 0) return asked;
      }
    },

    async execute(asked) {
      const { id, blind, change } = asked;
      if (!change) return { screening: await load(id, blind), refused: null };
      try {
        return { screening: await send(asked), refused: null };
      } catch (error) {
        const refused = refusalOf(error);
        if (!refused) throw error;
        return { screening: await load(id, blind), refused };
      }
    },
  };
}

/** Leaves out the filters that are not set, as the contract expects. */
const filtersOf = ({ search, jobId, status, minScore, blind }: ScreeningFilters) => ({
  search,
  blind,
  ...(jobId === null ? {} : { job_id: jobId }),
  ...(status === null ? {} : { status }),
  ...(minScore === null ? {} : { min_score: minScore }),
});

/** Follows the progress of the signed-in person's screenings; null: reload everything. Returns how to stop. */
export const screeningNews =
  ({ baseUrl, token }: Pick<ScreeningSources, 'baseUrl' | 'token'>) =>
  (listener: (moved: MovedScreening | null) => void): (() => void) =>
    followEvents({
      url: `${baseUrl}/screenings/progress`,
      token,
      onEvent: ({ event, data }) => listener(event === 'again' ? null : (JSON.parse(data) as MovedScreening)),
    });

/** A refusal by the rules, which the current state explains; null for any other failure. */
function refusalOf(error: unknown): Refused | null {
  if (!(error instanceof HttpProblem)) return null;
  const isRule = error.status === 409 || error.status === 403 || (error.status === 422 && error.field);
  return isRule ? new Refused(error.reason, error.message) : null;
}

const rowOf = (row: HiringSchemas['ScreeningRow']): ScreeningRow => ({
  id: row.id,
  version: row.version,
  status: row.status,
  job: row.job,
  name: row.name,
  email: row.email,
  total: row.total,
  rubric: row.rubric,
  outdated: row.outdated,
  group: row.group,
  receivedAt: row.received_at,
});

const addedOf = (added: HiringSchemas['AddedResume']): AddedResume => {
  const { file_name: fileName, same_person: same, ...row } = added;
  return {
    ...row,
    fileName,
    samePerson: same && { id: same.id, name: same.name, receivedAt: same.received_at },
  };
};

function decidedOf(item: HiringSchemas['DecidedResumes']['items'][number]): DecidedResume {
  const { id, version, status, total, refused } = item;
  const moved = version === null || status === null ? null : { id, version, status, total };
  if (!refused && moved) return { id, moved, refused: null };
  return { id, moved, refused: new Refused(refused?.reason ?? 'not-found', refused?.message ?? '') };
}

const detailOf = (screening: HiringSchemas['Screening'], blind: boolean): ScreeningDetail => ({
  id: screening.id,
  version: screening.version,
  status: screening.status,
  job: screening.job,
  blind,
  name: screening.name,
  email: screening.email,
  phone: screening.phone,
  receivedAt: screening.received_at,
  scoredAt: screening.scored_at,
  outdated: screening.outdated,
  failure: screening.failure,
  score: screening.score,
  mustHaves: screening.must_haves,
  readings: screening.readings,
  corrections: screening.corrections,
  text: screening.text,
  flags: screening.flags,
  messages: screening.messages,
  reviews: screening.reviews,
  rating: screening.rating,
  group: screening.group,
  added: screening.added,
  history: screening.history,
});

const ownOf = (own: HiringSchemas['OwnResume']): OwnResume => ({
  id: own.id,
  job: own.job,
  company: own.company,
  kind: own.kind,
  status: own.status,
  total: own.total,
  failure: own.failure,
  points: own.points,
  receivedAt: own.received_at,
  hasFile: own.has_file,
});

function applicationOf({
  received_at: receivedAt,
  correction_version: correctionVersion,
  erased_after_months: erasedAfterMonths,
  erased_on: erasedOn,
  ...rest
}: HiringSchemas['Application']): OwnApplication {
  return { ...rest, receivedAt, correctionVersion, erasedAfterMonths, erasedOn };
}

const retentionOf = ({
  version,
  months,
  erases_now: erasesNow,
}: HiringSchemas['RetentionRule']): RetentionPreview => ({ version, months, erasesNow });

async function orNull<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpProblem && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}
