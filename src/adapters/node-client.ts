/** The client of the Node backend (openapi/node.yaml) that every adapter of trade speaks through; `dataOf` of http.ts reads its answers. */
import type { components, paths } from './generated/node.ts';
import { httpClient, type HttpOptions, HttpProblem } from './http.ts';

export type NodeSchemas = components['schemas'];
export type NodeClient = ReturnType<typeof nodeClient>;

export const nodeClient = (options: HttpOptions) => httpClient<paths>(options);

/** null for what is not there, or not for this person; an id that cannot be one is nobody's either. */
export async function orNull<Data>(asking: Promise<Data>): Promise<Data | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof HttpProblem && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
