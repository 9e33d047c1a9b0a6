/** The client of the Node backend (openapi/node.yaml) that all trade adapters use; read its answers with `dataOf` of http.ts. */
import type { components, paths } from './generated/node.ts';
import { httpClient, type HttpOptions, HttpProblem } from './http.ts';

export type NodeSchemas = components['schemas'];
export type NodeClient = ReturnType<typeof nodeClient>;

export const nodeClient = (options: HttpOptions) => httpClient<paths>(options);

/** null for what does not exist or is not for this person (404), and for a malformed id (400). */
export async function orNull<Data>(asking: Promise<Data>): Promise<Data | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof HttpProblem && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
