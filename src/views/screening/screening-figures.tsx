/** Charts of the scores and the states of the applications. */
import type { ScreeningFilters } from '../../events/screening/port.ts';
import { useApp } from '../app.ts';
import { Bars } from '../ui/charts/bars.tsx';
import { FoldedTable } from '../ui/charts/chart-table.tsx';
import { ChartCard, ChartNote, ChartsPanel } from '../ui/charts/charts-panel.tsx';
import { RankedBars } from '../ui/charts/ranked-bars.tsx';
import { type FiguresOf, useFigures } from '../ui/charts/use-figures.ts';
import { counted } from '../ui/counted.ts';

const stages = [
  { name: 'Received', of: 'received' },
  { name: 'Scored', of: 'scored' },
  { name: 'Decided', of: 'decided' },
  { name: 'Shortlisted', of: 'shortlisted' },
] as const;

/** The last band includes 100. */
const bandOf = (i: number) => ({ from: i * 10, to: i === 9 ? 100 : i * 10 + 9 });
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const resumes = (many: number) => counted(many, 'résumé');

export const ScreeningFigures = (of: FiguresOf<ScreeningFilters>) => (
  <ChartsPanel>{() => <Charts {...of} />}</ChartsPanel>
);

function Charts(of: FiguresOf<ScreeningFilters>) {
  const { screenings } = useApp();
  const asked = useFigures((filters) => screenings.calls.figures(filters), of);
  const ofOneState = of.question.status !== null;
  return (
    <>
      <ChartCard title="Scores" what="the scores" asked={asked} wide>
        {({ scores }) => {
          const scored = scores.reduce((sum, many) => sum + many, 0);
          if (scored < 2) {
            return (
              <ChartNote>
                {scored === 0 ? 'No scores in what’s listed.' : 'One score. A second makes a chart.'}
              </ChartNote>
            );
          }
          const bands = scores.map((many, i) => {
            const { from, to } = bandOf(i);
            return { key: String(from), name: String(from), spokenName: `${from} to ${to}`, value: many };
          });
          return (
            <>
              <Bars label="Résumés by score" height={148} format={resumes} bars={bands} />
              <FoldedTable
                summary="As a table"
                label="Résumés by score"
                head={['Score', 'Résumés']}
                rows={bands.map(({ key, spokenName, value }) => ({ key, name: spokenName, cells: [value] }))}
              />
            </>
          );
        }}
      </ChartCard>
      <ChartCard title="How far they’ve come" what="how far they’ve come" asked={asked} wide>
        {(figures) =>
          ofOneState || figures.received === 0 ? (
            <ChartNote>
              {ofOneState
                ? 'All that’s listed is in one state. Show every state to compare.'
                : 'Nothing listed.'}
            </ChartNote>
          ) : (
            <RankedBars
              label="How far they’ve come"
              head={['Stage', 'Résumés', 'Of those received']}
              rows={stages.map(({ name, of: stage }) => ({
                key: stage,
                name,
                value: figures[stage],
                cells: [figures[stage].toLocaleString('en'), share.format(figures[stage] / figures.received)],
              }))}
            />
          )
        }
      </ChartCard>
    </>
  );
}
