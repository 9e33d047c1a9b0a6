/** How a child process begins: it does not inherit how the server reads TypeScript. */
import { register } from 'tsx/esm/api';

register();
const { serve } = await import('./serve.ts');
await serve(process.argv[2], JSON.parse(process.argv[3]));
