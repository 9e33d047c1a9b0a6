/** Row `ledger-fold`: a million mixed facts with about 100,000 live entries, beside what a developer would use instead. */
import type { Recorded } from '../../src/events/log/event.ts';
import type { LedgerFact } from '../../src/events/ledger/events.ts';
import {
  type Contestant,
  type Folding,
  nothing,
  ours,
  plainAfter,
  type Plain,
  withArray,
  withBlocks,
  withImmer,
  withReduxToolkit,
} from './ledger-contestants.ts';
import { mixedFacts } from '../support/ledger-facts.ts';
import { median, race, type Row, time } from './measure.ts';

type Facts = readonly Recorded<LedgerFact>[];

/** How many of the last facts a contestant can fold in a few seconds. */
const arrayFacts = 20_000;
const reducerFacts = 10;

/** Nanoseconds per fact at full size: folds the last `count` facts on top of all before them. */
function atFullSize(begin: Contestant, before: Plain, last: Facts): number {
  const ms = median(
    [1, 2, 3].map(() => {
      const ledger = begin(before);
      return time(() => ledger.fold(last));
    }),
  );
  return (ms * 1e6) / last.length;
}

function foldAll(ledger: Folding, facts: Facts): Folding {
  ledger.fold(facts);
  return ledger;
}

/** All contestants must compute the same balances to the cent, or the comparison means nothing. */
function expectAgreement(): void {
  const facts = mixedFacts(3_000, 500);
  const expected = JSON.stringify(foldAll(ours(), facts).balances());
  for (const begin of [withArray, withBlocks, withImmer, withReduxToolkit]) {
    if (JSON.stringify(foldAll(begin(nothing()), facts).balances()) !== expected) {
      throw new Error('The contestants come to different balances');
    }
  }
}

export function ledgerFold(count = 1_000_000, live = 100_000): Row[] {
  expectAgreement();
  const facts = mixedFacts(count, live);
  const whole = race(
    { ours: () => foldAll(ours(), facts), loop: () => foldAll(withBlocks(nothing()), facts) },
    3,
  );
  const ownNs = (whole.ours! * 1e6) / count;
  const behind = (most: number): [Plain, Facts] => [plainAfter(facts.slice(0, -most)), facts.slice(-most)];
  const loop = 'mutable loop, order in blocks';
  const peers = {
    [loop]: (whole.loop! * 1e6) / count,
    [`mutable loop, order in an array (its last ${arrayFacts.toLocaleString('en')})`]: atFullSize(
      withArray,
      ...behind(arrayFacts),
    ),
    [`immer (its last ${reducerFacts})`]: atFullSize(withImmer, ...behind(reducerFacts)),
    [`Redux Toolkit (its last ${reducerFacts})`]: atFullSize(withReduxToolkit, ...behind(reducerFacts)),
  };
  const reduxToolkit = Object.values(peers).at(-1)!;
  return [
    {
      name: 'ledger-fold',
      unit: 'ns/fact',
      ours: ownNs,
      peers,
      aim: '50× Redux Toolkit, within 2× of the fastest loop',
      met: reduxToolkit / ownNs >= 50 && ownNs / peers[loop]! <= 2,
    },
  ];
}
