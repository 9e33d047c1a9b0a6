/**
 * Serves the built app from the same origin as its backends: hashed files for ever, pages and the service
 * worker always fresh, and a page for every address a person can navigate to: the one that was written out for it at
 * build time, or the empty one that the app fills. Pages and the manifest carry the name that this installation gives
 * the product.
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

/** Addresses of programs, where a page would be no answer. */
const notForPeople =
  /^\/(api|v1|files|assets|healthz|livez|readyz|metrics|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathOf(url);
  if (notForPeople.test(path)) return false;
  const accept = headers.accept ?? '*/*';
  // A user name may hold a dot (/user/ida.holm), so a browser's own word counts more than the look of the path.
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[^/]*$/.test(path);
}

/** Pages that a secret opens: no search engine keeps one, also where a link to it was published. */
const forOnePerson = /^\/(application|intake-agreement)(\/|$)/;

/** The empty page as the service worker fetches it, to keep. */
const keptPage = '/index.html';

/** The name of the page that may have been written out for an address; `/` is the front page's. */
function writtenName(path: string): string | null {
  if (path === '/') return 'front-page';
  return /^\/((?:guides\/)?[a-z]+(?:-[a-z]+)*)$/.exec(path)?.[1] ?? null;
}

/** Reads a built file each time, since the app may be built while the server runs; null while it is not there. */
async function built(folder: string, file: string): Promise<string | null> {
  try {
    return await readFile(join(folder, file), 'utf8');
  } catch (error) {
    // No file can have so long a name either.
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

  /** The app tells a person what is wrong with the database better than a page without an app. */
  const knownHead = (path: string, reply: FastifyReply) =>
    findHead(path).catch((error: unknown) => {
      reply.log.error({ err: error }, 'the head of a page is not known');
      return undefined;
    });

  async function writtenPage(path: string, asksNothing: boolean): Promise<string | null> {
    const name = writtenName(path);
    if (name === null) return null;
    const found = await built(folder, join(prerenderedPages, `${name}.html`));
    if (found !== null || !asksNothing) return found;
    return built(folder, join(prerenderedPages, withoutQuery, `${name}.html`));
  }

  async function sendPage({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(url);
    const page = (await writtenPage(path, !url.includes('?'))) ?? (await built(folder, 'index.html'));
    if (page === null) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The app is not built yet: npm start builds it.\n');
    }
    const fresh = path !== keptPage;
    const head = fresh ? await knownHead(path, reply) : undefined;
    // The app says in words that there is no such record; programs go by the status.
    if (head === null) reply.code(404);
    if (forOnePerson.test(path)) reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
    const filled = fillPage(page, config, fresh);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(head ? withHead(filled, head, config) : filled);
  }

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // The pages written out are templates: nobody gets one as it is.
    dotfiles: 'ignore',
    // The app may be built while the server runs.
    wildcard: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(folder, 'assets'));
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  for (const path of ['/', keptPage]) app.get(path, sendPage);
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const manifest = await built(folder, 'manifest.webmanifest');
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
