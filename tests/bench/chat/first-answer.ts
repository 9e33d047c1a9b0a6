/** Prints how many milliseconds the very first answer of a process takes. */
import { ours } from './engines.ts';

const start = performance.now();
if (!ours({ question: 'How do I get ink off a leather sofa?', facts: null })) throw new Error('not answered');
process.stdout.write(String(performance.now() - start));
