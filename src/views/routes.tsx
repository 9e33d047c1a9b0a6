/**
 * The route table: path, title, who may open it, and the page, which is loaded on demand. Pages that do not exist have
 * no row. Titles are those of the specification, without the product's name.
 */
import type { ComponentType } from 'react';
import { matchPath, Navigate, type RouteObject } from 'react-router-dom';
import type { App } from './app.ts';
import type { appPages } from './app-pages.ts';
import { AppLayout } from './app-layout.tsx';
import { PageErrorBoundary, ShellErrorBoundary } from './errors/error-page.tsx';
import { requireAdmin, requireSignIn } from './guards.ts';
import { PageSkeleton } from './ui/page-skeleton.tsx';

type Access = 'open' | 'auth' | 'admin';
type Load = () => Promise<ComponentType>;
type AppPages = typeof appPages;

/** How the pages of the app are loaded: whoever has read a page is likely to want one of them. */
const loadAppPages = async (): Promise<AppPages> => (await import('./app-pages.ts')).appPages;

export interface PageRow {
  readonly path: string;
  readonly title: string;
  readonly access: Access;
  /** True for pages of text; false for pages of forms, tables and dialogs, which need Mantine. */
  readonly reading: boolean;
  readonly load: Load;
}

/** Data of every page's route for the layout. */
export interface PageHandle {
  readonly title: string;
}

export const pages: readonly PageRow[] = [
  page('front-page', 'Home', 'open', () => import('./home/home-page.tsx').then((file) => file.HomePage)),
  page('business-info', 'AI Tools for Leather & Fabric Cleaning', 'open', () =>
    import('./about/business-info-page.tsx').then((file) => file.BusinessInfoPage),
  ),
  page('business-about', 'About', 'open', () =>
    import('./about/business-about-page.tsx').then((file) => file.BusinessAboutPage),
  ),
  page('for-cleaners', 'For cleaners', 'open', () =>
    import('./about/for-cleaners-page.tsx').then((file) => file.ForCleanersPage),
  ),
  page('guides', 'Care guides', 'open', () =>
    import('./guides/guides-page.tsx').then((file) => file.GuidesPage),
  ),
  page('guides/:id', 'Care guide', 'open', () =>
    import('./guides/guide-page.tsx').then((file) => file.GuidePage),
  ),
  page('privacy', 'Privacy', 'open', () =>
    import('./legal/privacy-page.tsx').then((file) => file.PrivacyPage),
  ),
  page('terms', 'Terms', 'open', () => import('./legal/terms-page.tsx').then((file) => file.TermsPage)),
  page('content-policy', 'Content policy', 'open', () =>
    import('./legal/content-policy-page.tsx').then((file) => file.ContentPolicyPage),
  ),
  mantinePage('login', 'Log in', 'open'),
  mantinePage('signup', 'Sign up', 'open'),
  mantinePage('user/:username', 'Profile', 'open'),
  mantinePage('profile/edit/:id?', 'Edit profile', 'auth'),
  mantinePage('settings', 'Settings', 'auth'),
  mantinePage('ledger', 'Money bag', 'auth'),
  mantinePage('mongo-transacts', 'Transaction by ph#', 'auth'),
  mantinePage('mongo-mytransacts', 'my-Transaction', 'auth'),
  mantinePage('mongo-AllTransacts', 'All-Transact', 'admin'),
  mantinePage('merchant-transactions', 'Merchant transactions', 'auth'),
  mantinePage('transactions-unpaid', 'Unpaid', 'auth'),
  mantinePage('view-transaction/:transactId', 'Transaction', 'auth'),
  mantinePage('invoice/:transactId/:document', 'Invoice', 'auth'),
  mantinePage('new-transaction', 'New transaction', 'auth'),
  mantinePage('intakes', 'Intakes', 'auth'),
  mantinePage('intakes/:id', 'Intake', 'auth'),
  mantinePage('intake-agreement', 'What you handed in', 'open'),
  mantinePage('bluebook-bag', 'Bag price estimate', 'auth'),
  mantinePage('detect-brand', 'Brand detection', 'auth'),
  mantinePage('audit', 'Audit', 'open'),
  mantinePage('marketplace', 'Marketplace', 'open'),
  mantinePage('product-view/:id', 'Product', 'open'),
  mantinePage('products/:id', 'Product details', 'auth'),
  mantinePage('my-products', 'My products', 'open'),
  mantinePage('post-product/:postId?', 'New product', 'open'),
  mantinePage('camera', 'Camera', 'auth'),
  mantinePage('camera/batch', 'Batch photos', 'auth'),
  mantinePage('videoCamera', 'Video camera', 'auth'),
  mantinePage('audios', 'Audio', 'open'),
  mantinePage('audios-AI-stt', 'Speech to text', 'open'),
  mantinePage('video-posts', 'Videos', 'auth'),
  mantinePage('videos', 'Videos', 'open'),
  mantinePage('audio-posts', 'Sounds', 'auth'),
  mantinePage('photos', 'Photos', 'auth'),
  mantinePage('photos/mine', 'My photos', 'auth'),
  mantinePage('photos/private', 'Client photos', 'auth'),
  mantinePage('photos/:postId', 'Photo', 'auth'),
  mantinePage('replies/:postId/:commentId', 'Replies', 'open'),
  mantinePage('new-transaction-cart', 'Shopping Cart', 'open'),
  mantinePage('private-posts', 'Shared with me', 'open'),
  mantinePage('tenants', 'Businesses', 'open'),
  mantinePage('tenants/add', 'Add a business', 'open'),
  mantinePage('tenants/edit/:id', 'Edit a business', 'open'),
  mantinePage('shop/:number', 'Shop', 'open'),
  mantinePage('shop/:number/edit', 'Edit a shop', 'open'),
  mantinePage('assign-client', 'Assign my client', 'open'),
  mantinePage('preSignup', 'Register Client', 'open'),
  mantinePage('pending-invite', 'Pending invite', 'auth'),
  mantinePage('mongo-users', 'People who trade', 'admin'),
  mantinePage('py_loginPage', 'Todo log in', 'open'),
  mantinePage('py_registerPage', 'Todo sign up', 'open'),
  mantinePage('py_PageTodos', 'Todos', 'auth'),
  mantinePage('py_PageUsers', 'Todo account', 'auth'),
  mantinePage('add-todo', 'Add a todo', 'open'),
  mantinePage('edit-todo/:id', 'Edit a todo', 'auth'),
  mantinePage('job-description', 'My jobs', 'open'),
  mantinePage('public/job-opening', 'Job openings', 'open'),
  mantinePage('public/job-opening/:id', 'Job opening', 'open'),
  mantinePage('resume-upload', 'Send your résumé', 'open'),
  mantinePage('upload-success', 'Résumé received', 'open'),
  mantinePage('resume-screened', 'Screened résumés', 'auth'),
  mantinePage('resume-history', 'My résumés', 'open'),
  mantinePage('application/:id?', 'Your application', 'open'),
  mantinePage('semantic-match', 'Semantic match', 'auth'),
  mantinePage('hr-agent', 'HR agent', 'auth'),
  mantinePage('hr-chat', 'HR agent', 'open'),
  mantinePage('chatBot', 'Chatbot', 'open'),
  mantinePage('ChatbotHistory', 'Chatbot history', 'auth'),
  mantinePage('vision-submit', 'Image analysis', 'open'),
  mantinePage('try', 'try-page', 'open'),
  page('marketing', 'Demo-page', 'open', async () => (await loadAppPages()).marketing()),
  mantinePage('vision-bot', 'Analysis history', 'auth'),
  mantinePage('vision-details', 'Analysis details', 'auth'),
  mantinePage('firestore-users', 'Users', 'admin'),
  mantinePage('merchant-requests', 'Merchant requests', 'admin'),
  mantinePage('notices', 'Notifications', 'auth'),
  mantinePage('reported-posts', 'Reported posts', 'admin'),
  mantinePage('log', 'Activity log', 'auth'),
  mantinePage('server-status', 'Server status', 'admin'),
  mantinePage('qa', 'QA', 'admin'),
];

function page(path: string, title: string, access: Access, load: Load): PageRow {
  return { path, title, access, reading: true, load };
}

/** A page of forms, tables and dialogs. These come from Mantine, which the public pages do not wait for. */
function mantinePage(path: keyof AppPages, title: string, access: Access): PageRow {
  const load: Load = async () => (await loadAppPages())[path]();
  const dressed = async () => {
    const [Page, { MantineLook }] = await Promise.all([load(), import('./ui/mantine-look.tsx')]);
    return () => (
      <MantineLook>
        <Page />
      </MantineLook>
    );
  };
  return { ...page(path, title, access, dressed), reading: false };
}

/** A page whose code has loaded. */
export interface OpenedPage {
  readonly row: PageRow;
  readonly Component: ComponentType;
}

export interface OpeningPage {
  readonly reading: boolean;
  /** Resolves when the code has loaded; with null on failure, or when there is no such page. */
  readonly loaded: Promise<OpenedPage | null>;
}

/** Starts loading the page at a path while the app is still being composed. */
export function openingPage(pathname: string): OpeningPage {
  const wanted = pathname === '/' ? '/front-page' : pathname;
  const row = pages.find(({ path }) => matchPath(`/${path}`, wanted));
  const load = async () => (row ? { row, Component: await row.load() } : null);
  // A failure is shown when the page is opened.
  return { reading: row?.reading ?? true, loaded: load().catch(() => null) };
}

/** @param opened the first page, if its code has loaded: it is then shown without a skeleton first */
export function createRoutes(app: App, opened: OpenedPage | null = null): RouteObject[] {
  const rows = (access: Access) =>
    pages
      .filter((row) => row.access === access)
      .map((row) => toRoute(row, opened?.row === row ? opened.Component : null));
  const guarded = { HydrateFallback: PageSkeleton };
  return [
    {
      path: '/',
      Component: AppLayout,
      ErrorBoundary: ShellErrorBoundary,
      children: [
        { index: true, element: <Navigate to="/front-page" replace /> },
        ...rows('open'),
        { ...guarded, middleware: [requireSignIn(app)], children: rows('auth') },
        { ...guarded, middleware: [requireAdmin(app)], children: rows('admin') },
        toRoute(
          page('*', 'Page not found', 'open', async () => {
            return (await import('./errors/not-found-page.tsx')).NotFoundPage;
          }),
          null,
        ),
      ],
    },
  ];
}

function toRoute({ path, title, load }: PageRow, Component: ComponentType | null): RouteObject {
  return {
    path,
    handle: { title } satisfies PageHandle,
    ...(Component ? { Component } : { lazy: async () => ({ Component: await load() }) }),
    HydrateFallback: PageSkeleton,
    ErrorBoundary: PageErrorBoundary,
  };
}
