/** Prints how many milliseconds MiniSearch takes to index the sentences and search once. */
import { miniSearch } from './engines.ts';

const start = performance.now();
if (!miniSearch().search({ question: 'How do I get ink off a leather sofa?', facts: null }))
  throw new Error('not found');
process.stdout.write(String(performance.now() - start));
