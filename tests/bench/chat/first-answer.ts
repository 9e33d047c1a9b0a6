/** Prints how many milliseconds the first answer of a process takes; with `prepared`, after the engine was prepared. */
import { prepareGuides } from '../../../src/events/guide/answer.ts';
import { ours } from './engines.ts';

if (process.argv[2] === 'prepared') prepareGuides();
const start = performance.now();
if (!ours({ question: 'How do I get ink off a leather sofa?', facts: null })) throw new Error('not answered');
process.stdout.write(String(performance.now() - start));
