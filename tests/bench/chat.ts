/**
 * Rows `chat`: how well and how fast questions are answered from the care guides without a model, beside MiniSearch over the
 * same sentences. The sets that count were written by people who had not read the engine.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Asked, keptApart, readDevelopment, readSet, scoreOf } from './chat/asked.ts';
import { miniSearch, ours } from './chat/engines.ts';
import { median, percentile, type Row } from './measure.ts';

export function chat(): Row[] {
  const development = readDevelopment();
  const names = Object.keys(keptApart) as (keyof typeof keptApart)[];
  return [
    ...rowsOf('that the engine was tuned on', development, development),
    ...names.flatMap((name) => rowsOf(keptApart[name], readSet(name), development)),
    ...firstAnswers(),
  ];
}

function rowsOf(which: string, set: readonly Asked[], tunedOn: readonly Asked[]): Row[] {
  const peer = miniSearch();
  const [mine, plain, thresholded] = [
    scoreOf(set, ours),
    scoreOf(set, peer.search),
    scoreOf(set, peer.tuned(tunedOn)),
  ];
  const answerable = set.filter(({ facts }) => facts !== null).length;
  const name = `chat, ${answerable} questions ${which}`;
  const time = percentile(mine.times, 0.95);
  return [
    {
      name: `${name}: the first sentence answers`,
      unit: '%',
      ours: 100 * mine.hit1,
      peers: { MiniSearch: 100 * plain.hit1 },
      aim: 'measured',
      met: true,
    },
    {
      name: `${name}: one of the first three answers`,
      unit: '%',
      ours: 100 * mine.hit3,
      peers: { MiniSearch: 100 * plain.hit3, 'with its threshold': 100 * thresholded.hit3 },
      aim: '≥ 95 %',
      met: mine.hit3 >= 0.95,
    },
    {
      name: `${name}: refused all the same`,
      unit: '%',
      ours: 100 * mine.refusedWrongly,
      peers: { 'MiniSearch with its threshold': 100 * thresholded.refusedWrongly },
      aim: 'measured',
      met: true,
    },
    {
      name: `chat, ${set.length - answerable} questions ${which} that nothing answers: answered all the same`,
      unit: '%',
      ours: 100 * (1 - mine.refused),
      peers: { 'MiniSearch with its threshold': 100 * (1 - thresholded.refused) },
      aim: '≤ 2 %',
      met: mine.refused >= 0.98,
    },
    {
      name: `${name}: an answer, p95`,
      unit: 'ms',
      ours: time,
      peers: { 'MiniSearch, p95': percentile(plain.times, 0.95) },
      aim: '≤ 10 ms',
      met: time <= 10,
    },
  ];
}

/** Each in a process of its own, since a process has only one first answer. */
function firstAnswers(): Row[] {
  const first = (file: string, ...given: readonly string[]) =>
    median(
      Array.from({ length: 5 }, () => {
        const { stdout } = spawnSync(process.execPath, [
          '--import',
          'tsx',
          join(import.meta.dirname, 'chat', file),
          ...given,
        ]);
        return Number(String(stdout));
      }),
    );
  const time = first('first-answer.ts', 'prepared');
  return [
    {
      name: 'chat, the first answer after a start',
      unit: 'ms',
      ours: time,
      peers: {},
      aim: '≤ 100 ms',
      met: time <= 100,
    },
    {
      name: 'chat, the same within the first second, index included',
      unit: 'ms',
      ours: first('first-answer.ts'),
      peers: { MiniSearch: first('first-answer-of-peer.ts') },
      aim: 'measured',
      met: true,
    },
  ];
}
