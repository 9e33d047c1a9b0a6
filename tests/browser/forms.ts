/**
 * All forms of the product and how to open each: the table for every test about "every form".
 * A form in src/views without a row here fails forms.full.spec.ts.
 */
import type { Page } from 'playwright-core';
import { addEntry, openLedger } from './ledger-page.ts';
import { ownJob } from './jobs.ts';
import { admin, client, merchant, offer, unique } from './trade.ts';
import type { Login } from './people.ts';

export interface FormRow {
  /** Path below src/views. */
  readonly file: string;
  /** Who fills it in: a demo account, a newcomer, or a visitor who is not signed in. */
  readonly who: Login | 'newcomer' | 'visitor';
  /** Opens the form, ready for typing. */
  readonly open: (page: Page) => Promise<void>;
  /** Accessible name of the field to type into. */
  readonly field: string;
  readonly text?: string;
}

const at = (path: string) => async (page: Page) => void (await page.goto(path));
const pressing = (path: string, button: string) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole('button', { name: button, exact: true }).first().click();
};

const ofLedger = (button: string) => async (page: Page) => {
  await openLedger(page);
  await addEntry(page, 'Ink', '4');
  await addEntry(page, 'Sofa', '9');
  await page.getByRole('button', { name: button, exact: true }).click();
};

const quote = async (page: Page) => {
  const { id } = await offer({ title: unique('Heirloom'), priceCents: 0 }, admin);
  await pressing(`/product-view/${id}`, 'Ask for a quote')(page);
};

const application = async (page: Page) => {
  const id = await ownJob(merchant, unique('Saddle maker').replaceAll('-', ''));
  await page.goto(`/resume-upload?jobId=${id}`);
};

const savingView = async (page: Page) => {
  await pressing('/merchant-transactions', 'Saved views')(page);
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
};

/** Forms that do not track unsaved changes. */
export const silentForms: readonly FormRow[] = [
  { file: 'auth/login-form.tsx', who: 'visitor', open: at('/login'), field: 'Email' },
  { file: 'auth/reset-request-form.tsx', who: 'visitor', open: at('/login?mode=forgot'), field: 'Email' },
  {
    file: 'auth/new-password-form.tsx',
    who: 'visitor',
    open: at('/login?mode=resetPassword&oobCode=abc'),
    field: 'New password',
  },
  { file: 'todo/py-login-page.tsx', who: 'newcomer', open: at('/py_loginPage'), field: 'User name or email' },
  {
    file: 'profile/shop-code-form.tsx',
    who: 'newcomer',
    open: at('/profile/edit'),
    field: 'Code from the shop',
  },
  {
    file: 'settings/merchant-request-form.tsx',
    who: 'newcomer',
    open: at('/settings'),
    field: 'What you do',
  },
  {
    file: 'settings/change-password.tsx',
    who: 'newcomer',
    open: pressing('/settings', 'Change password'),
    field: 'Current password',
  },
  {
    file: 'profile/delete-account.tsx',
    who: 'newcomer',
    open: pressing('/profile/edit', 'Delete my account'),
    field: 'Your password',
  },
  { file: 'transactions/by-phone-page.tsx', who: 'newcomer', open: at('/mongo-transacts'), field: 'Phone' },
  { file: 'transactions/saved-views/save-view.tsx', who: merchant, open: savingView, field: 'Name' },
  {
    file: 'ledger/move-dialog.tsx',
    who: 'newcomer',
    open: ofLedger('Move Ink'),
    field: 'Move to place',
    text: '2',
  },
  {
    file: 'ui/conversation/question-field.tsx',
    who: 'newcomer',
    open: at('/hr-agent'),
    field: 'Your question',
  },
  {
    file: 'ui/conversation/question-field.tsx',
    who: 'newcomer',
    open: at('/chatBot'),
    field: 'Your question',
  },
  {
    file: 'screening/resume-history-page.tsx',
    who: 'newcomer',
    open: at('/resume-history'),
    field: 'Sent without an account? Enter its receipt',
  },
  {
    file: 'clients/send-invite.tsx',
    who: merchant,
    open: at('/assign-client'),
    field: 'User name, email or phone',
  },
  {
    file: 'qa/walk-form.tsx',
    who: admin,
    open: at('/qa?machine=settings&generator=random&steps=50'),
    field: 'Seed',
    text: '7',
  },
];

/** Forms that call `useUnsaved`. */
export const tellingForms: readonly FormRow[] = [
  { file: 'auth/signup-page.tsx', who: 'visitor', open: at('/signup'), field: 'First name' },
  { file: 'todo/py-register-page.tsx', who: 'newcomer', open: at('/py_registerPage'), field: 'User name' },
  { file: 'profile/profile-form.tsx', who: 'newcomer', open: at('/profile/edit'), field: 'Display name' },
  { file: 'ledger/add-form.tsx', who: 'newcomer', open: openLedger, field: 'Name' },
  { file: 'jobs/job-form.tsx', who: merchant, open: at('/job-description?new'), field: 'Title' },
  { file: 'clients/register-client-form.tsx', who: merchant, open: at('/preSignup'), field: 'First name' },
  { file: 'trade/products/product-form.tsx', who: merchant, open: at('/post-product'), field: 'Title' },
  { file: 'trade/products/quote-dialog.tsx', who: client, open: quote, field: 'Name' },
  {
    file: 'bluebook/book-form.tsx',
    who: admin,
    open: at('/bluebook-bag?part=book'),
    field: 'What changed, and why',
  },
  { file: 'intake/open-form.tsx', who: merchant, open: at('/intakes'), field: 'Item' },
  { file: 'bluebook/estimate-form.tsx', who: 'newcomer', open: at('/bluebook-bag'), field: 'Bag' },
  { file: 'settings/invoice-form.tsx', who: admin, open: at('/settings'), field: 'Legal name' },
  {
    file: 'ledger/lock/lock-dialog.tsx',
    who: 'newcomer',
    open: async (page) => {
      await openLedger(page);
      await page.getByRole('button', { name: 'Lock entries', exact: true }).click();
    },
    field: 'Lock up to',
    text: '2026-03-31',
  },
  {
    file: 'settings/hours-settings.tsx',
    who: admin,
    open: at('/settings'),
    field: 'Hours of notice',
    text: '31',
  },
  { file: 'trade/tenants/tenant-form.tsx', who: admin, open: at('/tenants/add'), field: 'City' },
  { file: 'trade/shop/shop-form.tsx', who: admin, open: at('/shop/4000002/edit'), field: 'Area' },
  { file: 'screening/application-form.tsx', who: 'newcomer', open: application, field: 'Name' },
  {
    file: 'transactions/new-transaction-editor.tsx',
    who: merchant,
    open: at('/new-transaction'),
    field: 'Name',
  },
];

/** These need an order, a résumé, a letter, a file or an authenticator first; the rows of sending/ create it. */
export const behindARecord: readonly string[] = [
  'audit/notes.tsx',
  'auth/second-step.tsx',
  'bluebook/ask-dialog.tsx',
  'brand/reference-form.tsx',
  'chat/chat-list.tsx',
  'chat/turn.tsx',
  'clients/activate-account.tsx',
  'hr-agent/attach-resume.tsx',
  'hr-agent/filter-editor.tsx',
  'intake/agreement-page.tsx',
  'intake/send-part.tsx',
  'ledger/details-dialog.tsx',
  'ledger/many/bulk-bar.tsx',
  'screening/adding/add-resumes.tsx',
  'screening/decision-dialog.tsx',
  'screening/messages/message-dialog.tsx',
  'screening/own-application/correct-dialog.tsx',
  'screening/reviews/review-form.tsx',
  'screening/screening-view.tsx',
  'settings/passkey-dialog.tsx',
  'todo/own-account.tsx',
  'todo/todo-form.tsx',
  'trade/cart/checkout.tsx',
  'trade/comments/comment-form.tsx',
  'ui/reason-dialog.tsx',
  'trade/posts/post-details.tsx',
  'transactions/edit-details.tsx',
  'transactions/handover/handover-dialog.tsx',
  'transactions/hold-dialog.tsx',
  'transactions/issue-dialog.tsx',
  'transactions/lines.tsx',
  'transactions/saved-views/manage-views.tsx',
  'users/edit-user-dialog.tsx',
  'vision/submission-form.tsx',
];
