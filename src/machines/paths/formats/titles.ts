/** Describes each generator in the head of a document. */
import type { Generator } from '../options.ts';

export const titles: Readonly<Record<Generator, string>> = {
  shortest: 'the quickest way to every context',
  simple: 'every way that visits no context twice',
  transitions: 'every transition once',
  edge: 'every transition in every context',
  pairs: 'every two transitions that can follow each other',
  random: 'a random walk',
  weighted: 'a walk as people take it',
};
