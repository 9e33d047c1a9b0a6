/**
 * Writes the public pages out as HTML when the app is built, so that their first paint waits for no code. They go to
 * `.prerendered/<identity>/<page>.html` beside the app, as templates that server/web-page.ts fills; those that are only for
 * addresses without a query go to `without-query` there.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { standIns, withoutQuery } from '../events/shared/page-template.ts';
import type { AppConfig } from '../views/app.ts';
import { generateScopedName } from './class-names.ts';
import { type PrerenderedPage, prerenderedPages } from './pages.ts';
import type { renderPage } from './render.tsx';

type RenderPage = typeof renderPage;

/** The content of the public pages depends on who keeps the accounts, and on nothing else that is known only at run time. */
const identities: readonly AppConfig['identity'][] = ['embedded', 'hosted'];

export function writePublicPages(): Plugin[] {
  let from = { root: '', publicDir: '' };
  return [
    {
      name: 'write-public-pages',
      apply: 'build',
      configResolved(config) {
        from = { root: config.root, publicDir: config.publicDir };
      },
      async writeBundle({ dir }, bundle) {
        const empty = bundle['index.html'];
        if (!dir || empty?.type !== 'asset') return;
        await withRenderer(from, async (render) => {
          for (const identity of identities) {
            const folder = join(dir, '.prerendered', identity);
            await mkdir(join(folder, withoutQuery), { recursive: true });
            for (const page of prerenderedPages) {
              const { title, html } = await render(page, { identity, productTitle: standIns.productTitle });
              const head = headOf(page, bundle);
              const filled = fillPage(String(empty.source), { title, head, html, page });
              const place = page.withoutQuery ? join(folder, withoutQuery) : folder;
              const file = join(place, `${page.path}.html`);
              await mkdir(dirname(file), { recursive: true });
              await writeFile(file, filled);
            }
          }
        });
      },
    },
    {
      name: 'preload-list-of-pages',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        // Together with the app's own code, since the app asks for it as soon as it runs.
        handler: (_html, { bundle }) => [
          {
            tag: 'link',
            attrs: {
              rel: 'modulepreload',
              crossorigin: true,
              href: `/${chunkOf('views/app-pages.ts', bundle!).fileName}`,
            },
            injectTo: 'head',
          },
        ],
      },
    },
    {
      name: 'fill-page-in-development',
      apply: 'serve',
      transformIndexHtml: (html) =>
        html.replace(standIns.productTitle, 'Patina').replace(standIns.config, 'null'),
    },
  ];
}

type Sources = { readonly root: string; readonly publicDir: string };

/** Builds the renderer for Node, with the same class names as the app's, calls `work` with it, and removes it. */
async function withRenderer(
  { root, publicDir }: Sources,
  work: (render: RenderPage) => Promise<void>,
): Promise<void> {
  // Inside node_modules, so that it finds the packages; one folder per process, as two builds may run at once.
  const outDir = join(root, 'node_modules', '.cache', `prerender-${process.pid}`);
  try {
    await build({
      root,
      configFile: false,
      publicDir,
      logLevel: 'warn',
      css: { modules: { generateScopedName } },
      build: {
        ssr: resolve(import.meta.dirname, 'render.tsx'),
        outDir,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
    });
    const renderer = (await import(pathToFileURL(join(outDir, 'render.mjs')).href)) as {
      renderPage: RenderPage;
    };
    await work(renderer.renderPage);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

type Bundle = Rolldown.OutputBundle;

function chunkOf(file: string, bundle: Bundle): Rolldown.OutputChunk {
  const path = resolve(dirname(import.meta.dirname), file);
  const found = Object.values(bundle).find((part) => part.type === 'chunk' && part.moduleIds.includes(path));
  if (found?.type !== 'chunk') throw new Error(`The build has no code of ${file}`);
  return found;
}

/** What the first paint needs, and the code of the app and the page for src/interaction-hydration.ts to fetch ahead. */
function headOf({ path, modules }: PrerenderedPage, bundle: Bundle): string {
  const start = withImports([chunkOf('interaction-hydration.ts', bundle)], bundle);
  const later = withImports(
    [chunkOf('main.tsx', bundle), ...modules.map((file) => chunkOf(join('views', file), bundle))],
    bundle,
  );
  const sheets = new Set(later.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [
    `<link rel="canonical" href="${standIns.publicUrl}/${path}" />`,
    ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...start.map(({ fileName, isEntry }) =>
      isEntry
        ? `<script type="module" crossorigin src="/${fileName}"></script>`
        : `<link rel="modulepreload" crossorigin href="/${fileName}" />`,
    ),
    '<template id="later">',
    ...later
      .filter((part) => !start.includes(part))
      .map(({ fileName }) => `  <link rel="prefetch" crossorigin href="/${fileName}" />`),
    '</template>',
  ].join('\n    ');
}

/** The chunks and all that they import. */
function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Bundle,
): readonly Rolldown.OutputChunk[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (part: Rolldown.OutputChunk) => {
    if (seen.has(part)) return;
    seen.add(part);
    for (const name of part.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
  };
  chunks.forEach(visit);
  return [...seen];
}

interface Parts {
  readonly title: string;
  readonly head: string;
  readonly html: string;
  readonly page: PrerenderedPage;
}

/** Fills the places of the empty page. @throws Error when one is missing */
function fillPage(empty: string, { title, head, html, page }: Parts): string {
  const places: readonly (readonly [RegExp, string])[] = [
    [/<title>[^<]*<\/title>/, `<title>${title.replaceAll('&', '&amp;')}</title>`],
    [/<meta\s+name="description"[^>]*>/, `<meta name="description" content="${page.description}" />`],
    // The empty page's own start script, with what it preloads.
    [/<script type="module"[\s\S]*<\/head>/, `${head}\n  </head>`],
    // With the notice for browsers without scripts: the prerendered page can be read without code.
    [/<div id="root">[\s\S]*<\/noscript>/, `<div id="root" data-prerendered>${html}</div>`],
  ];
  return places.reduce((text, [place, content]) => {
    if (!place.test(text)) throw new Error(`index.html has no place for a prerendered page: ${place}`);
    return text.replace(place, () => content);
  }, empty);
}
