import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { startGroups } from './src/prerender/chunks.ts';
import { generateScopedName } from './src/prerender/class-names.ts';
import { writeCompressed } from './src/prerender/compress.ts';
import { writePublicPages } from './src/prerender/plugin.ts';
import { leftOut, tags } from './tests/level.ts';

const backend = process.env.BACKEND ?? 'http://127.0.0.1:8787';
/** In the whole run everything is busy at once, and a machine of CI may stall for seconds; what fails three times is broken. */
const retry = Number(process.env.TEST_RETRY ?? 0);
/** A build has no use for a test runner. */
const testing = process.env.VITEST !== undefined;
const sequencer = testing ? (await import('./tests/sequencer.ts')).Sequencer : undefined;
const exclude = testing ? leftOut() : [];
const specs = (...folders: string[]) => ({
  include: folders.map((folder) => `tests/${folder}/*.spec.{ts,tsx}`),
  exclude,
});

/** The router's package offers its build with warnings for developers first. */
const production = `${import.meta.dirname}/node_modules/react-router/dist/production`;
const productionBuilds = [
  { find: /^react-router$/, replacement: `${production}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${production}/dom-export.mjs` },
  // For versions of React that have no such hook.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];

const toBackend = { target: backend, changeOrigin: false };

export default defineConfig({
  publicDir: 'src/views/public',
  resolve: { alias: testing ? [] : productionBuilds },
  plugins: [
    react(),
    writePublicPages(),
    writeCompressed(),
    {
      // The service worker's plugin fails after a failed build, and its error is the one that gets printed.
      name: 'tell-build-error',
      buildEnd(error) {
        if (error) console.error(error.message);
      },
    },
    VitePWA({
      filename: 'sw.js',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      workbox: {
        // The first visit, too, is one that opens offline from then on.
        clientsClaim: true,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [
          /^\/api\//,
          /^\/v1\//,
          /googleapis\.com/,
          /^\/(health|live|ready)z/,
          /^\/metrics/,
          /^\/files\//,
        ],
        globPatterns: ['**/*.{js,css,html,svg,woff2,ttf}'],
        // What only an admin on line wants is fetched when it is wanted.
        globIgnores: ['**/optional-*.js', '**/elk-*.js', '**/layout-*.js', '**/qa*.js', '**/qa*.css'],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  css: { modules: { generateScopedName } },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that ignore the hint only load a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'src/interaction-hydration.ts'],
      // What jsPDF fetches to draw HTML and SVG, which nothing here does.
      external: ['html2canvas', 'canvg', 'dompurify'],
      output: {
        codeSplitting: { groups: startGroups },
        // Few installations have a realtime database, and it is of no use offline: it is fetched when it is wanted.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes('@firebase/database'))
            ? 'assets/optional-database-[hash].js'
            : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      [
        '/api',
        '/v1',
        '/identitytoolkit.googleapis.com',
        '/securetoken.googleapis.com',
        '/healthz',
        '/livez',
        '/readyz',
        '/files',
      ].map((path) => [path, toBackend]),
    ),
  },
  test: {
    runner: './tests/runner.ts',
    sequence: { sequencer },
    tags,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['tests/redirectable-fetch.ts'],
          ...specs('{events,machines,adapters,views,paths,paths-command,vision,load}/**', '.'),
          // A worker keeps its modules from file to file: loading them costs more than most tests. Whoever stubs takes it back.
          isolate: false,
          // Every core is busy, and an explored statechart has thousands of steps.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          ...specs('server/**'),
          globalSetup: ['tests/server/global-setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          retry,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          ...specs('browser/**'),
          globalSetup: ['tests/browser/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // Each worker has a browser and a server of its own, which keep a core busy (docs/decisions/0275).
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // A worker keeps its browser from file to file.
          isolate: false,
          // One second, the default, is less than a busy machine takes to show a page.
          expect: { poll: { timeout: 20_000 } },
          retry,
        },
      },
    ],
  },
});
