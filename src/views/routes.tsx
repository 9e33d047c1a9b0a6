/**
 * The route table: path, title, who may open it, and the page, which is loaded on demand. Pages that do not exist have
 * no row. Titles are those of the specification, without the product's name.
 */
import type { ComponentType } from 'react';
import { matchPath, Navigate, type RouteObject } from 'react-router-dom';
import type { App } from './app.ts';
import { AppLayout } from './app-layout.tsx';
import { PageErrorBoundary, ShellErrorBoundary } from './errors/error-page.tsx';
import { requireAdmin, requireSignIn } from './guards.ts';
import { PageSkeleton } from './ui/page-skeleton.tsx';

type Access = 'open' | 'auth' | 'admin';
type Load = () => Promise<ComponentType>;

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
  mantinePage('login', 'Log in', 'open', () =>
    import('./auth/login-page.tsx').then((file) => file.LoginPage),
  ),
  mantinePage('signup', 'Sign up', 'open', () =>
    import('./auth/signup-page.tsx').then((file) => file.SignupPage),
  ),
  mantinePage('user/:username', 'Profile', 'open', () =>
    import('./profile/public-profile-page.tsx').then((file) => file.PublicProfilePage),
  ),
  mantinePage('profile/edit/:id?', 'Edit profile', 'auth', () =>
    import('./profile/profile-edit-page.tsx').then((file) => file.ProfileEditPage),
  ),
  mantinePage('settings', 'Settings', 'auth', () =>
    import('./settings/settings-page.tsx').then((file) => file.SettingsPage),
  ),
  mantinePage('ledger', 'Money bag', 'auth', () =>
    import('./ledger/ledger-page.tsx').then((file) => file.LedgerPage),
  ),
  mantinePage('mongo-transacts', 'Transaction by ph#', 'auth', () =>
    import('./transactions/by-phone-page.tsx').then((file) => file.ByPhonePage),
  ),
  mantinePage('mongo-mytransacts', 'my-Transaction', 'auth', () =>
    import('./transactions/bought-page.tsx').then((file) => file.BoughtPage),
  ),
  mantinePage('mongo-AllTransacts', 'All-Transact', 'admin', () =>
    import('./transactions/all-page.tsx').then((file) => file.AllPage),
  ),
  mantinePage('merchant-transactions', 'Merchant transactions', 'auth', () =>
    import('./transactions/sold-page.tsx').then((file) => file.SoldPage),
  ),
  mantinePage('transactions-unpaid', 'Unpaid', 'auth', () =>
    import('./transactions/unpaid-page.tsx').then((file) => file.UnpaidPage),
  ),
  mantinePage('view-transaction/:transactId', 'Transaction', 'auth', () =>
    import('./transactions/transaction-page.tsx').then((file) => file.TransactionPage),
  ),
  mantinePage('invoice/:transactId/:document', 'Invoice', 'auth', () =>
    import('./transactions/invoice-page.tsx').then((file) => file.InvoicePage),
  ),
  mantinePage('new-transaction', 'New transaction', 'auth', () =>
    import('./transactions/new-transaction-page.tsx').then((file) => file.NewTransactionPage),
  ),
  mantinePage('intakes', 'Intakes', 'auth', () =>
    import('./intake/intakes-page.tsx').then((file) => file.IntakesPage),
  ),
  mantinePage('intakes/:id', 'Intake', 'auth', () =>
    import('./intake/intake-page.tsx').then((file) => file.IntakePage),
  ),
  mantinePage('intake-agreement', 'What you handed in', 'open', () =>
    import('./intake/agreement-page.tsx').then((file) => file.AgreementPage),
  ),
  mantinePage('bluebook-bag', 'Bag price estimate', 'auth', () =>
    import('./bluebook/bluebook-page.tsx').then((file) => file.BluebookPage),
  ),
  mantinePage('detect-brand', 'Brand detection', 'auth', () =>
    import('./brand/brand-page.tsx').then((file) => file.BrandPage),
  ),
  mantinePage('audit', 'Audit', 'open', () =>
    import('./audit/audit-page.tsx').then((file) => file.AuditPage),
  ),
  mantinePage('marketplace', 'Marketplace', 'open', () =>
    import('./trade/products/marketplace-page.tsx').then((file) => file.MarketplacePage),
  ),
  mantinePage('product-view/:id', 'Product', 'open', () =>
    import('./trade/products/product-page.tsx').then((file) => file.ProductViewPage),
  ),
  mantinePage('products/:id', 'Product details', 'auth', () =>
    import('./trade/products/product-page.tsx').then((file) => file.ProductDetailsPage),
  ),
  mantinePage('my-products', 'My products', 'open', () =>
    import('./trade/products/my-products-page.tsx').then((file) => file.MyProductsPage),
  ),
  mantinePage('post-product/:postId?', 'New product', 'open', () =>
    import('./trade/products/post-product-page.tsx').then((file) => file.PostProductPage),
  ),
  mantinePage('camera', 'Camera', 'auth', () =>
    import('./capture/camera-page.tsx').then((file) => file.CameraPage),
  ),
  mantinePage('camera/batch', 'Batch photos', 'auth', () =>
    import('./batch/batch-page.tsx').then((file) => file.BatchPage),
  ),
  mantinePage('videoCamera', 'Video camera', 'auth', () =>
    import('./recording/recording-page.tsx').then((file) => file.VideoCameraPage),
  ),
  mantinePage('audios', 'Audio', 'open', () =>
    import('./recording/recording-page.tsx').then((file) => file.AudiosPage),
  ),
  mantinePage('audios-AI-stt', 'Speech to text', 'open', () =>
    import('./transcription/transcription-page.tsx').then((file) => file.TranscriptionPage),
  ),
  mantinePage('video-posts', 'Videos', 'auth', () =>
    import('./trade/posts/recordings-pages.tsx').then((file) => file.VideosPage),
  ),
  mantinePage('videos', 'Videos', 'open', () =>
    import('./trade/posts/recordings-pages.tsx').then((file) => file.VideosPage),
  ),
  mantinePage('audio-posts', 'Sounds', 'auth', () =>
    import('./trade/posts/recordings-pages.tsx').then((file) => file.SoundsPage),
  ),
  mantinePage('photos', 'Photos', 'auth', () =>
    import('./trade/posts/photos-page.tsx').then((file) => file.PhotosPage),
  ),
  mantinePage('photos/mine', 'My photos', 'auth', () =>
    import('./trade/posts/my-photos-page.tsx').then((file) => file.MyPhotosPage),
  ),
  mantinePage('photos/private', 'Client photos', 'auth', () =>
    import('./trade/posts/client-photos-page.tsx').then((file) => file.ClientPhotosPage),
  ),
  mantinePage('photos/:postId', 'Photo', 'auth', () =>
    import('./trade/posts/photo-page.tsx').then((file) => file.PhotoPage),
  ),
  mantinePage('replies/:postId/:commentId', 'Replies', 'open', () =>
    import('./trade/comments/replies-page.tsx').then((file) => file.RepliesPage),
  ),
  mantinePage('new-transaction-cart', 'Shopping Cart', 'open', () =>
    import('./trade/cart/cart-page.tsx').then((file) => file.CartPage),
  ),
  mantinePage('private-posts', 'Shared with me', 'open', () =>
    import('./trade/posts/private-posts-page.tsx').then((file) => file.PrivatePostsPage),
  ),
  mantinePage('tenants', 'Businesses', 'open', () =>
    import('./trade/tenants/tenants-page.tsx').then((file) => file.TenantsPage),
  ),
  mantinePage('tenants/add', 'Add a business', 'open', () =>
    import('./trade/tenants/tenant-pages.tsx').then((file) => file.AddTenantPage),
  ),
  mantinePage('tenants/edit/:id', 'Edit a business', 'open', () =>
    import('./trade/tenants/tenant-pages.tsx').then((file) => file.EditTenantPage),
  ),
  mantinePage('shop/:number', 'Shop', 'open', () =>
    import('./trade/shop/shop-page.tsx').then((file) => file.ShopPage),
  ),
  mantinePage('shop/:number/edit', 'Edit a shop', 'open', () =>
    import('./trade/shop/edit-shop-page.tsx').then((file) => file.EditShopPage),
  ),
  mantinePage('assign-client', 'Assign my client', 'open', () =>
    import('./clients/assign-client-page.tsx').then((file) => file.AssignClientPage),
  ),
  mantinePage('preSignup', 'Register Client', 'open', () =>
    import('./clients/pre-signup-page.tsx').then((file) => file.PreSignupPage),
  ),
  mantinePage('pending-invite', 'Pending invite', 'auth', () =>
    import('./clients/pending-invite-page.tsx').then((file) => file.PendingInvitePage),
  ),
  mantinePage('mongo-users', 'People who trade', 'admin', () =>
    import('./trade/people/trading-users-page.tsx').then((file) => file.TradingUsersPage),
  ),
  mantinePage('py_loginPage', 'Todo log in', 'open', () =>
    import('./todo/py-login-page.tsx').then((file) => file.PyLoginPage),
  ),
  mantinePage('py_registerPage', 'Todo sign up', 'open', () =>
    import('./todo/py-register-page.tsx').then((file) => file.PyRegisterPage),
  ),
  mantinePage('py_PageTodos', 'Todos', 'auth', () =>
    import('./todo/todos-page.tsx').then((file) => file.TodosPage),
  ),
  mantinePage('py_PageUsers', 'Todo account', 'auth', () =>
    import('./todo/py-users-page.tsx').then((file) => file.PyUsersPage),
  ),
  mantinePage('add-todo', 'Add a todo', 'open', () =>
    import('./todo/add-todo-page.tsx').then((file) => file.AddTodoPage),
  ),
  mantinePage('edit-todo/:id', 'Edit a todo', 'auth', () =>
    import('./todo/edit-todo-page.tsx').then((file) => file.EditTodoPage),
  ),
  mantinePage('job-description', 'My jobs', 'open', () =>
    import('./jobs/job-description-page.tsx').then((file) => file.JobDescriptionPage),
  ),
  mantinePage('public/job-opening', 'Job openings', 'open', () =>
    import('./jobs/board-page.tsx').then((file) => file.BoardPage),
  ),
  mantinePage('public/job-opening/:id', 'Job opening', 'open', () =>
    import('./jobs/opening-page.tsx').then((file) => file.OpeningPage),
  ),
  mantinePage('resume-upload', 'Send your résumé', 'open', () =>
    import('./screening/resume-upload-page.tsx').then((file) => file.ResumeUploadPage),
  ),
  mantinePage('upload-success', 'Résumé received', 'open', () =>
    import('./screening/upload-success-page.tsx').then((file) => file.UploadSuccessPage),
  ),
  mantinePage('resume-screened', 'Screened résumés', 'auth', () =>
    import('./screening/resume-screened-page.tsx').then((file) => file.ResumeScreenedPage),
  ),
  mantinePage('resume-history', 'My résumés', 'open', () =>
    import('./screening/resume-history-page.tsx').then((file) => file.ResumeHistoryPage),
  ),
  mantinePage('application/:id?', 'Your application', 'open', () =>
    import('./screening/own-application/application-page.tsx').then((file) => file.ApplicationPage),
  ),
  mantinePage('semantic-match', 'Semantic match', 'auth', () =>
    import('./matching/semantic-match-page.tsx').then((file) => file.SemanticMatchPage),
  ),
  mantinePage('hr-agent', 'HR agent', 'auth', () =>
    import('./hr-agent/hr-agent-page.tsx').then((file) => file.HrAgentPage),
  ),
  mantinePage('hr-chat', 'HR agent', 'open', () =>
    import('./hr-agent/hr-agent-page.tsx').then((file) => file.HrAgentPage),
  ),
  mantinePage('chatBot', 'Chatbot', 'open', () =>
    import('./chat/chat-page.tsx').then((file) => file.ChatPage),
  ),
  mantinePage('ChatbotHistory', 'Chatbot history', 'auth', () =>
    import('./chat/history/history-page.tsx').then((file) => file.ChatHistoryPage),
  ),
  mantinePage('vision-submit', 'Image analysis', 'open', () =>
    import('./vision/submit-page.tsx').then((file) => file.VisionSubmitPage),
  ),
  mantinePage('try', 'try-page', 'open', () =>
    import('./vision/try/try-page.tsx').then((file) => file.TryPage),
  ),
  page('marketing', 'Demo-page', 'open', () =>
    import('./vision/marketing/marketing-page.tsx').then((file) => file.MarketingPage),
  ),
  mantinePage('vision-bot', 'Analysis history', 'auth', () =>
    import('./vision/history-page.tsx').then((file) => file.VisionHistoryPage),
  ),
  mantinePage('vision-details', 'Analysis details', 'auth', () =>
    import('./vision/details-page.tsx').then((file) => file.VisionDetailsPage),
  ),
  mantinePage('firestore-users', 'Users', 'admin', () =>
    import('./users/users-page.tsx').then((file) => file.UsersPage),
  ),
  mantinePage('merchant-requests', 'Merchant requests', 'admin', () =>
    import('./users/merchant-requests-page.tsx').then((file) => file.MerchantRequestsPage),
  ),
  mantinePage('notices', 'Notifications', 'auth', () =>
    import('./trade/notices/notices-page.tsx').then((file) => file.NoticesPage),
  ),
  mantinePage('reported-posts', 'Reported posts', 'admin', () =>
    import('./trade/posts/moderation/reported-posts-page.tsx').then((file) => file.ReportedPostsPage),
  ),
  mantinePage('log', 'Activity log', 'auth', () => import('./log/log-page.tsx').then((file) => file.LogPage)),
  mantinePage('server-status', 'Server status', 'admin', () =>
    import('./status/status-page.tsx').then((file) => file.StatusPage),
  ),
  mantinePage('qa', 'QA', 'admin', () => import('./qa/qa-page.tsx').then((file) => file.QaPage)),
];

function page(path: string, title: string, access: Access, load: Load): PageRow {
  return { path, title, access, reading: true, load };
}

/** A page of forms, tables and dialogs. These come from Mantine, which the public pages do not wait for. */
function mantinePage(path: string, title: string, access: Access, load: Load): PageRow {
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
