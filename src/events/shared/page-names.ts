/**
 * Display names of pages: in the heading, the navigation, the palette, and in answers that cite them as their source.
 * The specification's titles, which differ, are used as document titles (src/views/routes.tsx).
 */
export const pageNames = {
  '/mongo-mytransacts': 'My orders',
  '/transactions-unpaid': 'To pay',
  '/merchant-transactions': 'Sales',
  '/mongo-transacts': 'Orders by phone',
  '/mongo-AllTransacts': 'All orders',
  '/new-transaction': 'New order',
  '/public/job-opening': 'Job openings',
  '/resume-screened': 'Screened résumés',
  '/assign-client': 'Clients',
  '/preSignup': 'Register a client',
  '/pending-invite': 'My merchant',
  '/profile/edit': 'Profile',
  '/vision-bot': 'Analysis history',
  '/merchant-requests': 'Merchant requests',
} as const;
