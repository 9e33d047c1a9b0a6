/** How the thread begins: a thread does not inherit how this process reads TypeScript. */
import { register } from 'tsx/esm/api';

register();
await import('./reading.worker.ts');
