/**
 * Serves the built app from the same origin as its backends: hashed files are cached forever, pages and the service
 * worker are always revalidated. Every URL a person can navigate to gets a page: the one prerendered for it at build
 * time, or the empty one that the app fills. Pages and the manifest carry this installation's name of the product.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutQuery } from '../src/events/shared/page-template.ts';
import type { Config } from './config.ts';
import { bodyOf } from './errors.ts';
import { pathOf } from './logging.ts';
import { fillPage, type FindHead, withHead } from './web-page.ts';

/** Paths for programs, which must not be answered with a page. */
const programPaths =
  /^\/(api|v1|files|assets|healthz|livez|readyz|metrics|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathOf(url);
  if (programPaths.test(path)) return false;
  const accept = headers.accept ?? '*/*';
  // A user name may contain a dot (/user/ida.holm), so the `Accept` header counts more than what the path looks like.
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[^/]*$/.test(path);
}

/** Pages that are opened with a secret link: search engines must not index them, even where such a link was published. */
const secretPages = /^\/(application|intake-agreement)(\/|$)/;

/** The empty page, at the path from which the service worker fetches and caches it. */
const cachedPage = '/index.html';

/** The name that a prerendered page for this path would have; null: there can be none. */
function prerenderedName(path: string): string | null {
  if (path === '/') return 'front-page';
  return /^\/((?:guides\/)?[a-z]+(?:-[a-z]+)*)$/.exec(path)?.[1] ?? null;
}

/** Reads a built file, uncached, since the app may be built while the server runs; null: it does not exist. */
async function readBuilt(folder: string, file: string): Promise<string | null> {
  try {
    return await readFile(join(folder, file), 'utf8');
  } catch (error) {
    // A name that is too long cannot exist either.
    if (['ENOENT', 'ENAMETOOLONG'].includes(String((error as { code?: unknown }).code))) return null;
    throw error;
  }
}

export async function addWebApp(
  app: FastifyInstance,
  folder: string,
  config: Config,
  findHead: FindHead,
): Promise<void> {
  const { productTitle } = config;
  const prerenderedPages = join('.prerendered', config.firebase ? 'hosted' : 'embedded');

  /** A failed lookup is only logged: the app that the page loads then tells the person about the problem with the database. */
  const headOrNone = (path: string, reply: FastifyReply) =>
    findHead(path).catch((error: unknown) => {
      reply.log.error({ err: error }, 'the head of a page is not known');
      return undefined;
    });

  async function prerenderedPage(path: string, hasNoQuery: boolean): Promise<string | null> {
    const name = prerenderedName(path);
    if (name === null) return null;
    const found = await readBuilt(folder, join(prerenderedPages, `${name}.html`));
    if (found !== null || !hasNoQuery) return found;
    return readBuilt(folder, join(prerenderedPages, withoutQuery, `${name}.html`));
  }

  async function sendPage({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(url);
    const page = (await prerenderedPage(path, !url.includes('?'))) ?? (await readBuilt(folder, 'index.html'));
    if (page === null) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The app is not built yet: npm start builds it.\n');
    }
    const fresh = path !== cachedPage;
    const head = fresh ? await headOrNone(path, reply) : undefined;
    // The app tells people that there is no such record; programs rely on the status.
    if (head === null) reply.code(404);
    if (secretPages.test(path)) reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
    const filled = fillPage(page, config, fresh);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(head ? withHead(filled, head, config) : filled);
  }

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // Prerendered pages are templates in a dot folder, which must not be served unfilled.
    dotfiles: 'ignore',
    // The app may be built while the server runs.
    wildcard: true,
    cacheControl: false,
    // The build holds them compressed better than there is time for while somebody waits.
    preCompressed: true,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(folder, 'assets'));
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // A cache in between must not give a compressed file to somebody who cannot read it.
      reply.setHeader('vary', 'accept-encoding');
    },
  });

  for (const path of ['/', cachedPage]) app.get(path, sendPage);
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const manifest = await readBuilt(folder, 'manifest.webmanifest');
    if (manifest === null) return reply.callNotFound();
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send({ ...JSON.parse(manifest), name: productTitle, short_name: productTitle });
  });

  app.setNotFoundHandler((request, reply) => {
    if (isNavigation(request)) return sendPage(request, reply);
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(
        bodyOf(pathOf(request.url), { status: 404, reason: 'not-found', message: 'There is nothing here.' }),
      );
  });
}
