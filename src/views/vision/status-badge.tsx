/** The state of an analysis, in words and a color. */
import { Badge } from '@mantine/core';
import type { AnalysisStatus } from '../../events/analysis/projection.ts';
import { statusNames } from './words.ts';

const colours: Readonly<Record<AnalysisStatus, string>> = {
  received: 'gray',
  checking: 'gray',
  aligning: 'gray',
  measuring: 'gray',
  measured: 'green',
  inconclusive: 'yellow',
  refused: 'red',
  failed: 'red',
};

export const AnalysisBadge = ({ status }: { status: AnalysisStatus }) => (
  <Badge variant="light" color={colours[status]}>
    {statusNames[status]}
  </Badge>
);
