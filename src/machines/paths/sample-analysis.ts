/** An analysis for path tests. Anything that must never be in a fact contains `secret`. */
import type { AnalysisDetail } from '../../events/analysis/port.ts';

const photo = (id: string) => ({ id, width: 1600, height: 1200, placeholder: null });

export const sampleAnalysis: AnalysisDetail = {
  id: 'a1',
  version: 5,
  itemType: 'bag',
  item: 'secret bag',
  status: 'measured',
  cleaningScore: { value: 83, low: 78, high: 88 },
  colourRestoration: { value: 71, low: 64, high: 77 },
  before: photo('p1'),
  after: photo('p2'),
  createdAt: '2026-01-01T00:00:00.000Z',
  finishedAt: '2026-01-01T00:00:05.000Z',
  deletedAt: null,
  trial: true,
  refusal: null,
  failure: null,
  record: 'secret hash',
  measurement: null,
};
