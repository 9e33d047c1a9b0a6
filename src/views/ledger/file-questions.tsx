/** Asks about ambiguities of a file, with examples from it. */
import { Radio, Stack, Table } from '@mantine/core';
import { dayOf } from '../../events/shared/questions/saying.ts';
import type { FileQuestion } from '../../events/ledger/bank/file-question.ts';
import type { Answers } from '../../events/ledger/bank/statement.ts';
import classes from './import-dialog.module.css';

const titles: Readonly<Record<FileQuestion['about'], string>> = {
  dateOrder: 'How are the dates written?',
  decimalMark: 'How are the amounts written?',
};

const labels: Readonly<Record<string, string>> = {
  dmy: 'Day first',
  mdy: 'Month first',
  ymd: 'Year first',
  '.': 'Cents after a point',
  ',': 'Cents after a comma',
};

export interface FileQuestionsProps {
  readonly questions: readonly FileQuestion[];
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
}

export function FileQuestions({ questions, answers, onAnswers }: FileQuestionsProps) {
  return questions.map(({ about, samples }) => (
    <Radio.Group
      key={about}
      label={titles[about]}
      description="Nothing in this file tells, so please have a look."
      value={answers[about] ?? ''}
      onChange={(answer) => onAnswers({ ...answers, [about]: answer })}
    >
      <Stack gap="xs" mt="xs">
        <Samples samples={samples} />
        {samples[0]?.readings.map(({ answer }) => (
          <Radio key={answer} value={answer} label={labels[answer]} />
        ))}
      </Stack>
    </Radio.Group>
  ));
}

function Samples({ samples }: Pick<FileQuestion, 'samples'>) {
  return (
    <div className={classes.table}>
      <Table aria-label="Examples from the file">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>In the file</Table.Th>
            {samples[0]?.readings.map(({ answer }) => (
              <Table.Th key={answer}>{labels[answer]}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {samples.map(({ text, readings }) => (
            <Table.Tr key={text}>
              <Table.Td>{text}</Table.Td>
              {readings.map(({ answer, reading }) => (
                <Table.Td key={answer}>{reading === null ? 'not possible' : spelled(reading)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** A date with the month spelled out, so that the order of day and month is clear. */
const spelled = (reading: string) => (/^\d{4}-\d{2}-\d{2}$/.test(reading) ? dayOf(reading) : reading);
