/** Document titles in the format of the specification. */
export function documentTitle(page: string, product: string): string {
  if (page === 'Home') return `Home | ${product}: AI SaaS for Cleaning & HR`;
  return `${page} | ${product}`;
}
