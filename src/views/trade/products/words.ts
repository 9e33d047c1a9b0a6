/** Texts about products: category, price, seller. */
import { formatCents } from '../../../events/shared/money.ts';
import type { Category, ProductSort } from '../../../events/product/port.ts';
import type { PersonCard } from '../../../events/shared/person-card.ts';

export const categoryNames: Readonly<Record<Category, string>> = {
  bags: 'Bags',
  shoes: 'Shoes',
  clothing: 'Clothing',
  furniture: 'Furniture',
  'car-interiors': 'Car interiors',
  carpets: 'Carpets',
  'care-products': 'Care products',
  other: 'Other',
};

export const categoryOptions = Object.entries(categoryNames).map(([value, label]) => ({ value, label }));

export const priceText = (cents: number, symbol: string) =>
  cents === 0 ? 'Ask for a quote' : formatCents(cents, { symbol });

export const nameOf = ({ companyName, displayName, userName }: PersonCard) =>
  companyName || displayName || userName;

/** null when the stock needs no mention. */
export function stockText(stock: number | null): string | null {
  if (stock === null) return null;
  if (stock === 0) return 'Sold out';
  return stock <= 5 ? `Only ${stock} left` : `${stock} in stock`;
}

export const viewPath = (id: string) => `/product-view/${id}`;
export const detailsPath = (id: string) => `/products/${id}`;

/** The first is the default order. */
export const productSorts = ['-createdAt', 'createdAt', 'price', '-price', 'title', '-title'] as const;
const orderNames: Readonly<Record<ProductSort, string>> = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
  title: 'Title, A to Z',
  '-title': 'Title, Z to A',
};
export const productOrders = productSorts.map((value) => ({ value, label: orderNames[value] }));
