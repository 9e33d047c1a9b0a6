/** The client of hiring (openapi/fastapi.yaml, for people of Patina) that all hiring adapters use; read its answers with `dataOf` of http.ts. */
import type { components, paths } from './generated/fastapi.ts';
import { httpClient, type HttpOptions } from './http.ts';

export type HiringSchemas = components['schemas'];
export type HiringClient = ReturnType<typeof hiringClient>;

export const hiringClient = (options: HttpOptions) => httpClient<paths>(options);
