/** Selection rates of one job by the groups the employer has entered, checked with the four-fifths rule. */
import { Badge, Button, Group, Paper, Table, Text } from '@mantine/core';
import type { Verdict } from '../../events/screening/impact.ts';
import { impactSections, type TestedImpact } from '../../events/screening/impact-report.ts';
import { verdictWords } from '../../events/screening/words.ts';
import type { ScreeningRow } from '../../events/screening/port.ts';
import { useApp } from '../app.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { ErrorState } from '../ui/page.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { ScrollBox } from '../ui/scroll-box.tsx';
import { saveRates } from './save-rates.ts';
import classes from './screening.module.css';
import { sectionName } from './section-name.ts';

const colors: Readonly<Record<Verdict, string>> = {
  fair: 'green',
  adverse: 'red',
  few: 'gray',
  'none-selected': 'gray',
};

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

export interface ImpactTableProps {
  readonly jobId: string;
  /** Rows of the list: a decision on one of them changes the rates. */
  readonly rows: readonly ScreeningRow[];
}

export function ImpactTable({ jobId, rows }: ImpactTableProps) {
  const { screenings } = useApp();
  const states = rows.map(({ id, status, group }) => `${id}${status}${group}`).join();
  const { answer, failure, retry } = useAnswer(() => screenings.calls.impact(jobId), `${jobId} ${states}`);
  const sections = answer && answer.length > 0 ? impactSections(answer) : [];
  return (
    <Paper withBorder p="md" mt="lg" component="section" aria-label="Selection rates">
      <Group justify="space-between" align="start">
        <h2 className={classes.head}>Selection rates</h2>
        {sections.length > 0 ? (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<DownloadIcon size={18} />}
            onClick={() => saveRates(sections, jobId)}
          >
            Save as CSV
          </Button>
        ) : null}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        Of those who were screened, how many are on the shortlist, by the groups that you enter with each
        résumé. A group below four fifths of the highest rate is a sign to look closer, and no proof.
      </Text>
      {failure !== '' ? (
        <ErrorState title="The rates could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : null}
      {answer && answer.length === 0 ? <Text>No group has been entered for this job yet.</Text> : null}
      {sections.length > 0 ? (
        <Text size="sm" c="dimmed" mb="sm">
          “By chance” says how often a difference this large comes about if decisions have nothing to do with
          the group (Fisher’s exact test). Below 5 % is rare.
        </Text>
      ) : null}
      {sections.map((section) => {
        const name = sectionName(section, sections.length);
        return (
          <div key={section.part}>
            {sections.length > 1 ? <h3 className={classes.rates}>{name}</h3> : null}
            <Rates name={name} groups={section.groups} />
          </div>
        );
      })}
    </Paper>
  );
}

function Rates({ name, groups }: { name: string; groups: readonly TestedImpact[] }) {
  return (
    <ScrollBox className={classes.tableBox} label={`Selection rates: ${name}`}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Group</Table.Th>
            <Table.Th ta="end">Screened</Table.Th>
            <Table.Th ta="end">Shortlisted</Table.Th>
            <Table.Th ta="end">Rate</Table.Th>
            <Table.Th ta="end">Impact ratio</Table.Th>
            <Table.Th ta="end">By chance</Table.Th>
            <Table.Th>Result</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map(({ group, applicants, selected, rate, ratio, chance, verdict }) => (
            <Table.Tr key={group}>
              <Table.Td>{group}</Table.Td>
              <Table.Td ta="end">{applicants}</Table.Td>
              <Table.Td ta="end">{selected}</Table.Td>
              <Table.Td ta="end">{percent(rate)}</Table.Td>
              <Table.Td ta="end">{ratio === null ? '–' : ratio.toFixed(2)}</Table.Td>
              <Table.Td ta="end">{chance === null ? '–' : percent(chance)}</Table.Td>
              <Table.Td>
                <Badge variant="light" color={colors[verdict]} tt="none">
                  {verdictWords[verdict]}
                </Badge>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}
