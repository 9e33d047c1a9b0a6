/** Starts judge.worker.ts in a thread, where TypeScript is not understood before somebody says so. */
import { register } from 'tsx/esm/api';

register();
await import('./judge.worker.ts');
