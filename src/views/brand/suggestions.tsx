/** After a match: what the guides say about the material and stain, and products of the brand or for its care. */
import { NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { careFor } from '../../events/guide/care-for.ts';
import { type Material, materials, type Stain, stains } from '../../events/guide/names.ts';
import type { MarketQuery, Product } from '../../events/product/port.ts';
import { useApp } from '../app.ts';
import { ProductCard, ProductCards } from '../trade/products/product-card.tsx';
import { useAnswer } from '../ui/use-answer.ts';

const notOnItems: readonly string[] = ['care', 'label', 'rules'] satisfies Stain[];
const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export function Suggestions({ name }: { name: string }) {
  const [material, setMaterial] = useState<Material>('pigmented');
  const [stain, setStain] = useState<Stain | ''>('');
  const { guide, everyday } = careFor(material, stain === '' ? null : stain);
  return (
    <Stack>
      <h3>Caring for it</h3>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label="Material"
          value={material}
          data={optionsOf(materials).filter(({ value }) => value !== 'any')}
          onChange={(event) => setMaterial(event.currentTarget.value as Material)}
        />
        <NativeSelect
          label="Stain"
          value={stain}
          data={[
            { value: '', label: 'None' },
            ...optionsOf(stains).filter(({ value }) => !notOnItems.includes(value)),
          ]}
          onChange={(event) => setStain(event.currentTarget.value as Stain | '')}
        />
      </SimpleGrid>
      <ul>
        {[guide, everyday].map((each) =>
          each ? (
            <li key={each.id}>
              <Link to={`/guides/${each.id}`}>{each.title}</Link>
            </li>
          ) : null,
        )}
        {stain !== '' && guide === null ? (
          <li>There is no guide for this stain on this material. Take it to somebody who treats both.</li>
        ) : null}
      </ul>
      <Products name={name} />
    </Stack>
  );
}

const shownAtMost = 3;
const query = { sort: '-createdAt', page: 1, pageSize: shownAtMost, minCents: null, maxCents: null, seller: null } as const; // prettier-ignore

function Products({ name }: { name: string }) {
  const { products } = useApp();
  const { answer } = useAnswer(async () => {
    const ask = async (asked: Pick<MarketQuery, 'search' | 'category'>) =>
      (await products.market({ ...query, ...asked })).products;
    const [named, caring] = await Promise.all([
      ask({ search: name, category: null }),
      ask({ search: '', category: 'care-products' }),
    ]);
    return distinct([...named, ...caring]);
  }, name);
  if (!answer || answer.length === 0) return null;
  return (
    <>
      <h3>From the marketplace</h3>
      <ProductCards>
        {answer.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ProductCards>
    </>
  );
}

const distinct = (found: readonly Product[]): Product[] => [
  ...new Map(found.map((product) => [product.id, product])).values(),
];
