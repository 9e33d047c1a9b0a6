/** Image analyses over the Node backend. Only translates; holds no rules. */
import type {
  AnalysisCalls,
  AnalysisDetail,
  AnalysisRequest,
  AnalysisRow,
  AnalysisSlots,
  MovedAnalysis,
} from '../events/analysis/port.ts';
import type { Measurement } from '../events/analysis/measurement.ts';
import { samplePath } from '../events/analysis/samples.ts';
import { Refused } from '../events/log/decider.ts';
import type { PostsPort } from '../events/post/port.ts';
import { followEvents } from './event-stream.ts';
import { dataOf, HttpProblem, type TokenProvider } from './http.ts';
import { type NodeClient, type NodeSchemas, orNull } from './node-client.ts';

const at = (id: string) => ({ params: { path: { analysisId: id } } });

const rowOf = (row: NodeSchemas['AnalysisRow']): AnalysisRow => ({
  ...row,
  before: { ...row.before, placeholder: row.before.placeholder ?? null },
  after: { ...row.after, placeholder: row.after.placeholder ?? null },
});

const detailOf = ({ row, measurement, record, ...rest }: NodeSchemas['Analysis']): AnalysisDetail => ({
  ...rowOf(row),
  ...rest,
  record: record ?? null,
  measurement: (measurement ?? null) as Measurement | null,
});

/** Every rejection is an HttpProblem. */
async function photoAt(path: string): Promise<Blob> {
  const asking = fetch(path).then(async (response) => ({ response, data: await response.blob() }));
  return dataOf<Blob>(asking);
}

const overlayOf = ({ name, base64 }: NodeSchemas['VisitorMeasurement']['overlays'][number]) =>
  [
    name,
    new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/webp' }),
  ] as const;

/** @param patient a client for visitors without an account, with a timeout long enough to measure a pair */
export function analysisCalls(node: NodeClient, patient = node): AnalysisCalls {
  return {
    async list({ itemType, ...asked }) {
      const query = itemType === null ? asked : { ...asked, itemType };
      const { analyses, total } = await dataOf(node.GET('/analyses', { params: { query } }));
      return { items: analyses.map(rowOf), total };
    },

    async load(id) {
      const found = await orNull(dataOf(node.GET('/analyses/{analysisId}', at(id))));
      return found && detailOf(found);
    },

    async trials() {
      return (await dataOf(node.GET('/analyses/trials'))).trials;
    },

    file: (id, name) =>
      dataOf<Blob>(
        node.GET('/analyses/{analysisId}/files/{name}', {
          params: { path: { analysisId: id, name: `${name}.webp` } },
          parseAs: 'blob',
        }) as never,
      ),

    async remove(id) {
      await dataOf(node.DELETE('/analyses/{analysisId}', at(id)));
    },

    async measureForVisitor({ itemType, before, after }, signal) {
      const body = new FormData();
      body.append('itemType', itemType);
      body.append('before', before, 'before');
      body.append('after', after, 'after');
      try {
        const sent = { body: body as never, bodySerializer: () => body, signal };
        const { measurement, overlays } = await dataOf(patient.POST('/visitor-measurements', sent));
        return {
          measurement: measurement as unknown as Measurement,
          overlays: new Map(overlays.map(overlayOf)),
        };
      } catch (error) {
        const refused = refusalIn(error, [413, 415, 422, 429, 503]);
        if (!refused) throw error;
        return refused;
      }
    },

    async samplePhotos(id) {
      const [before, after] = await Promise.all([
        photoAt(samplePath(id, 'before')),
        photoAt(samplePath(id, 'after')),
      ]);
      return { before, after };
    },

    restore: async (id) => detailOf(await dataOf(node.POST('/analyses/{analysisId}/restore', at(id)))),
  };
}

/** Fills the slots of the page's statechart. */
export function analysisSlots(
  node: NodeClient,
  upload: PostsPort['upload'],
  newKey: () => string,
): AnalysisSlots {
  const calls = analysisCalls(node);
  /** Upload keys by analysis key: a picture that is sent again with its analysis must be the same upload. */
  const keys = new Map<string, { readonly before: string; readonly after: string }>();

  async function send({ id, change, seen }: AnalysisRequest): Promise<AnalysisDetail | null> {
    switch (change) {
      case 'RetryAnalysis':
        return detailOf(
          await dataOf(node.POST('/analyses/{analysisId}/retry', { ...at(id), body: { version: seen } })),
        );
      case 'RestoreAnalysis':
        return calls.restore(id);
      case 'DeleteAnalysis':
        await calls.remove(id);
        return calls.load(id);
      default:
        return calls.load(id);
    }
  }

  return {
    async submit({ key, itemType, item, before, after }) {
      const uploadKeys = keys.get(key) ?? { before: newKey(), after: newKey() };
      keys.set(key, uploadKeys);
      const ignore = () => undefined;
      try {
        const first = await upload(before, uploadKeys.before, ignore);
        const second = await upload(after, uploadKeys.after, ignore);
        const body = { key, itemType, item, beforeId: first.id, afterId: second.id };
        return detailOf(await dataOf(node.POST('/analyses', { body })));
      } catch (error) {
        const refused = declinedBy(error);
        if (!refused) throw error;
        return refused;
      }
    },

    async execute(asked) {
      try {
        return { analysis: await send(asked), refused: null };
      } catch (error) {
        const refused = asked.change === null ? null : refusedBy(error);
        if (!refused) throw error;
        return { analysis: await calls.load(asked.id), refused };
      }
    },
  };
}

/** Follows the progress of the signed-in person's analyses; null: reload everything. Returns how to stop. */
export const analysisNews = (
  { baseUrl, token }: { readonly baseUrl: string; readonly token: TokenProvider },
  listener: (moved: MovedAnalysis | null) => void,
): (() => void) =>
  followEvents({
    url: `${baseUrl}/analyses/progress`,
    token,
    onEvent: ({ event, data }) => listener(event === 'again' ? null : (JSON.parse(data) as MovedAnalysis)),
  });

/** A refusal that the same pictures would get again; null for any other failure. */
const declinedBy = (error: unknown) => refusalIn(error, [400, 403, 404, 409, 413, 415, 422]);
const refusedBy = (error: unknown) => refusalIn(error, [403, 409]);

function refusalIn(error: unknown, statuses: readonly number[]): Refused | null {
  if (!(error instanceof HttpProblem) || !statuses.includes(error.status ?? 0)) return null;
  return new Refused(error.reason, error.message);
}
