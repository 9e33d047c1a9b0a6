/** Answers about the last analyses of a person's items. */
import { found, type Found, plain } from '../../src/events/shared/questions/found.ts';
import { tableOf } from '../../src/events/shared/questions/table.ts';
import { listAnalyses } from '../vision/analyses.ts';
import type { OwnDataAsked, OwnDataParts } from './parts.ts';
import { dayIn, pageAt, shownRows } from './say.ts';

const page = pageAt('/vision-bot');

type Row = Awaited<ReturnType<typeof listAnalyses>>['analyses'][number];

const estimate = (score: Row['cleaningScore']) =>
  score === null ? '–' : `${Math.round(score.value)} (${Math.round(score.low)}–${Math.round(score.high)})`;

const statusWords: Readonly<Record<Row['status'], string>> = {
  received: 'Under way',
  checking: 'Under way',
  aligning: 'Under way',
  measuring: 'Under way',
  measured: 'Measured',
  inconclusive: 'Inconclusive',
  refused: 'Photos refused',
  failed: 'Failed',
};

export async function lastAnalysisFound({ vision }: OwnDataParts, { by }: OwnDataAsked): Promise<Found> {
  const { analyses } = await listAnalyses(vision, by, {
    ...{ from: 'mine', search: '', sort: '-createdAt', page: 1, pageSize: shownRows },
  });
  const [last] = analyses;
  if (!last) return found('You have no analyses yet: no two photos were measured.', page);
  return found(`${sentenceOf(last)} The numbers in brackets are the 95 % interval.`, page, {
    tables: tableOf(
      'Analyses, the last first',
      ['Item', 'Result', 'Cleaning score', 'Colour restoration', 'Asked on'],
      analyses.map((row) => [
        row.item || 'No name',
        statusWords[row.status],
        estimate(row.cleaningScore),
        estimate(row.colourRestoration),
        dayIn(row.createdAt),
      ]),
    ),
    paths: analyses.map(({ id }) => `/vision-submit?analysis=${encodeURIComponent(id)}`),
  });
}

function sentenceOf({ item, status, cleaningScore, createdAt }: Row): string {
  const which = `Your last analysis${item === '' ? '' : `, of ${plain(item)}`}, from ${dayIn(createdAt)},`;
  if (status === 'measured')
    return cleaningScore === null
      ? `${which} found nothing dirty to compare.`
      : `${which} gave a cleaning score of **${estimate(cleaningScore)}** of 100.`;
  if (status === 'inconclusive') return `${which} is **inconclusive**: the photos do not show enough.`;
  if (status === 'refused') return `${which} was not measured: the photos could not be used.`;
  return status === 'failed' ? `${which} failed.` : `${which} is still under way.`;
}
