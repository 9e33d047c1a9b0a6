/** Entry point of a child process. It registers the TypeScript loader, which is not inherited from the server. */
import { register } from 'tsx/esm/api';

register();
const { serve } = await import('./serve.ts');
await serve(process.argv[2], JSON.parse(process.argv[3]));
