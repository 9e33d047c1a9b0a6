/**
 * The code of the pages that need many files, by their path in the route table, apart from it: what each of them is made of is a long
 * list of files, which a page that only reads does not wait for (docs/decisions/0330-keep-the-first-load-small.md).
 */
import type { ComponentType } from 'react';

export const appPages = {
  login: () => import('./auth/login-page.tsx').then((file) => file.LoginPage),
  marketing: () => import('./vision/marketing/marketing-page.tsx').then((file) => file.MarketingPage),
  signup: () => import('./auth/signup-page.tsx').then((file) => file.SignupPage),
  'user/:username': () => import('./profile/public-profile-page.tsx').then((file) => file.PublicProfilePage),
  'profile/edit/:id?': () => import('./profile/profile-edit-page.tsx').then((file) => file.ProfileEditPage),
  settings: () => import('./settings/settings-page.tsx').then((file) => file.SettingsPage),
  ledger: () => import('./ledger/ledger-page.tsx').then((file) => file.LedgerPage),
  'mongo-transacts': () => import('./transactions/by-phone-page.tsx').then((file) => file.ByPhonePage),
  'mongo-mytransacts': () => import('./transactions/bought-page.tsx').then((file) => file.BoughtPage),
  'mongo-AllTransacts': () => import('./transactions/all-page.tsx').then((file) => file.AllPage),
  'merchant-transactions': () => import('./transactions/sold-page.tsx').then((file) => file.SoldPage),
  'transactions-unpaid': () => import('./transactions/unpaid-page.tsx').then((file) => file.UnpaidPage),
  'view-transaction/:transactId': () =>
    import('./transactions/transaction-page.tsx').then((file) => file.TransactionPage),
  'invoice/:transactId/:document': () =>
    import('./transactions/invoice-page.tsx').then((file) => file.InvoicePage),
  'new-transaction': () =>
    import('./transactions/new-transaction-page.tsx').then((file) => file.NewTransactionPage),
  intakes: () => import('./intake/intakes-page.tsx').then((file) => file.IntakesPage),
  'intakes/:id': () => import('./intake/intake-page.tsx').then((file) => file.IntakePage),
  'intake-agreement': () => import('./intake/agreement-page.tsx').then((file) => file.AgreementPage),
  'bluebook-bag': () => import('./bluebook/bluebook-page.tsx').then((file) => file.BluebookPage),
  'detect-brand': () => import('./brand/brand-page.tsx').then((file) => file.BrandPage),
  audit: () => import('./audit/audit-page.tsx').then((file) => file.AuditPage),
  marketplace: () => import('./trade/products/marketplace-page.tsx').then((file) => file.MarketplacePage),
  'product-view/:id': () => import('./trade/products/product-page.tsx').then((file) => file.ProductViewPage),
  'products/:id': () => import('./trade/products/product-page.tsx').then((file) => file.ProductDetailsPage),
  'my-products': () => import('./trade/products/my-products-page.tsx').then((file) => file.MyProductsPage),
  'post-product/:postId?': () =>
    import('./trade/products/post-product-page.tsx').then((file) => file.PostProductPage),
  camera: () => import('./capture/camera-page.tsx').then((file) => file.CameraPage),
  'camera/batch': () => import('./batch/batch-page.tsx').then((file) => file.BatchPage),
  videoCamera: () => import('./recording/recording-page.tsx').then((file) => file.VideoCameraPage),
  audios: () => import('./recording/recording-page.tsx').then((file) => file.AudiosPage),
  'audios-AI-stt': () =>
    import('./transcription/transcription-page.tsx').then((file) => file.TranscriptionPage),
  'video-posts': () => import('./trade/posts/recordings-pages.tsx').then((file) => file.VideosPage),
  videos: () => import('./trade/posts/recordings-pages.tsx').then((file) => file.VideosPage),
  'audio-posts': () => import('./trade/posts/recordings-pages.tsx').then((file) => file.SoundsPage),
  photos: () => import('./trade/posts/photos-page.tsx').then((file) => file.PhotosPage),
  'photos/mine': () => import('./trade/posts/my-photos-page.tsx').then((file) => file.MyPhotosPage),
  'photos/private': () =>
    import('./trade/posts/client-photos-page.tsx').then((file) => file.ClientPhotosPage),
  'photos/:postId': () => import('./trade/posts/photo-page.tsx').then((file) => file.PhotoPage),
  'replies/:postId/:commentId': () =>
    import('./trade/comments/replies-page.tsx').then((file) => file.RepliesPage),
  'new-transaction-cart': () => import('./trade/cart/cart-page.tsx').then((file) => file.CartPage),
  'private-posts': () => import('./trade/posts/private-posts-page.tsx').then((file) => file.PrivatePostsPage),
  tenants: () => import('./trade/tenants/tenants-page.tsx').then((file) => file.TenantsPage),
  'tenants/add': () => import('./trade/tenants/tenant-pages.tsx').then((file) => file.AddTenantPage),
  'tenants/edit/:id': () => import('./trade/tenants/tenant-pages.tsx').then((file) => file.EditTenantPage),
  'shop/:number': () => import('./trade/shop/shop-page.tsx').then((file) => file.ShopPage),
  'shop/:number/edit': () => import('./trade/shop/edit-shop-page.tsx').then((file) => file.EditShopPage),
  'assign-client': () => import('./clients/assign-client-page.tsx').then((file) => file.AssignClientPage),
  preSignup: () => import('./clients/pre-signup-page.tsx').then((file) => file.PreSignupPage),
  'pending-invite': () => import('./clients/pending-invite-page.tsx').then((file) => file.PendingInvitePage),
  'mongo-users': () => import('./trade/people/trading-users-page.tsx').then((file) => file.TradingUsersPage),
  py_loginPage: () => import('./todo/py-login-page.tsx').then((file) => file.PyLoginPage),
  py_registerPage: () => import('./todo/py-register-page.tsx').then((file) => file.PyRegisterPage),
  py_PageTodos: () => import('./todo/todos-page.tsx').then((file) => file.TodosPage),
  py_PageUsers: () => import('./todo/py-users-page.tsx').then((file) => file.PyUsersPage),
  'add-todo': () => import('./todo/add-todo-page.tsx').then((file) => file.AddTodoPage),
  'edit-todo/:id': () => import('./todo/edit-todo-page.tsx').then((file) => file.EditTodoPage),
  'job-description': () => import('./jobs/job-description-page.tsx').then((file) => file.JobDescriptionPage),
  'public/job-opening': () => import('./jobs/board-page.tsx').then((file) => file.BoardPage),
  'public/job-opening/:id': () => import('./jobs/opening-page.tsx').then((file) => file.OpeningPage),
  'resume-upload': () => import('./screening/resume-upload-page.tsx').then((file) => file.ResumeUploadPage),
  'upload-success': () =>
    import('./screening/upload-success-page.tsx').then((file) => file.UploadSuccessPage),
  'resume-screened': () =>
    import('./screening/resume-screened-page.tsx').then((file) => file.ResumeScreenedPage),
  'resume-history': () =>
    import('./screening/resume-history-page.tsx').then((file) => file.ResumeHistoryPage),
  'application/:id?': () =>
    import('./screening/own-application/application-page.tsx').then((file) => file.ApplicationPage),
  'semantic-match': () => import('./matching/semantic-match-page.tsx').then((file) => file.SemanticMatchPage),
  'hr-agent': () => import('./hr-agent/hr-agent-page.tsx').then((file) => file.HrAgentPage),
  'hr-chat': () => import('./hr-agent/hr-agent-page.tsx').then((file) => file.HrAgentPage),
  chatBot: () => import('./chat/chat-page.tsx').then((file) => file.ChatPage),
  ChatbotHistory: () => import('./chat/history/history-page.tsx').then((file) => file.ChatHistoryPage),
  'vision-submit': () => import('./vision/submit-page.tsx').then((file) => file.VisionSubmitPage),
  try: () => import('./vision/try/try-page.tsx').then((file) => file.TryPage),
  'vision-bot': () => import('./vision/history-page.tsx').then((file) => file.VisionHistoryPage),
  'vision-details': () => import('./vision/details-page.tsx').then((file) => file.VisionDetailsPage),
  'firestore-users': () => import('./users/users-page.tsx').then((file) => file.UsersPage),
  'merchant-requests': () =>
    import('./users/merchant-requests-page.tsx').then((file) => file.MerchantRequestsPage),
  notices: () => import('./trade/notices/notices-page.tsx').then((file) => file.NoticesPage),
  'reported-posts': () =>
    import('./trade/posts/moderation/reported-posts-page.tsx').then((file) => file.ReportedPostsPage),
  log: () => import('./log/log-page.tsx').then((file) => file.LogPage),
  'server-status': () => import('./status/status-page.tsx').then((file) => file.StatusPage),
  qa: () => import('./qa/qa-page.tsx').then((file) => file.QaPage),
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>;
