/** For each page whose path has parameters, an address that shows something, built from the demo's data. */
import { guides } from '../../src/events/guide/all-guides.ts';
import type { Page } from 'playwright-core';
import { demoPassword } from '../support/server.ts';
import { intakeWithPhoto, linkOf } from './intakes.ts';
import { openJob } from './jobs.ts';
import { invoicedOrder } from './orders.ts';
import { admin, asPerson, merchant } from './trade.ts';

/** @returns addresses by path in src/views/routes.tsx, for the demo merchant or an admin; without a leading slash */
export async function exampleAddresses(): Promise<Map<string, string>> {
  const ask = await asPerson(merchant);
  const first = async <Row>(path: string, name: string) =>
    (await ask<Readonly<Record<string, readonly Row[]>>>('GET', path))[name]![0]!;
  const product = await first<{ id: string; seller: { userName: string } }>('/products', 'products');
  const post = await first<{ id: string }>('/posts?from=mine', 'posts');
  const shown = await first<{ id: string }>('/posts?from=public', 'posts');
  const comment = await ask<{ id: string }>('POST', `/posts/${shown.id}/comments`, {
    key: crypto.randomUUID(),
    parentId: null,
    body: 'How long does it take to dry?',
  });
  const tenant = await first<{ number: number }>('/tenants', 'tenants');
  const job = await openJob('Leather restoration technician');
  const transaction = await first<{ number: number }>('/transactions/sold', 'transactions');
  const invoice = await invoicedOrder();
  // Only its owner can see it.
  const intake = await intakeWithPhoto('Brown satchel', admin);
  return new Map([
    ['intakes/:id', `intakes/${intake.id}`],
    ['intake-agreement', (await linkOf(intake.id, admin)).slice(1)],
    // Without a receipt, the page asks for one.
    ['application/:id?', 'application'],
    ['post-product/:postId?', 'post-product'],
    ['profile/edit/:id?', 'profile/edit'],
    ['user/:username', `user/${product.seller.userName}`],
    ['product-view/:id', `product-view/${product.id}`],
    ['products/:id', `products/${product.id}`],
    ['public/job-opening/:id', `public/job-opening/${job.id}`],
    ['photos/:postId', `photos/${post.id}`],
    ['replies/:postId/:commentId', `replies/${shown.id}/${comment.id}`],
    ['guides/:id', `guides/${guides[0]!.id}`],
    ['tenants/edit/:id', `tenants/edit/${tenant.number}`],
    ['shop/:number', `shop/${tenant.number}`],
    ['shop/:number/edit', `shop/${tenant.number}/edit`],
    ['view-transaction/:transactId', `view-transaction/${transaction.number}`],
    ['invoice/:transactId/:document', invoice.slice(1)],
  ]);
}

/** Signs in to the demo's todo account, which is apart from the app's own. Resolves with the address of a todo's page. */
export async function signInToTodos(page: Page): Promise<string> {
  await page.goto('/py_loginPage');
  await page.getByLabel('User name or email').fill('astrid');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).last().click();
  await page.waitForURL('**/py_PageTodos');
  const edit = page.getByRole('link', { name: /^Edit / }).first();
  return (await edit.getAttribute('href'))!.slice(1);
}
