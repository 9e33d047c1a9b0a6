/** Starts judge.worker.ts in a thread, where TypeScript works only after `register`. */
import { register } from 'tsx/esm/api';

register();
await import('./judge.worker.ts');
