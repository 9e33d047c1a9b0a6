/** Narrows the ledger to one category or tag; there only once something is filed. */
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { usedLabels } from '../../../events/ledger/category-totals.ts';
import type { Book } from '../export.ts';
import { filterOfCategory, filterOfTag, noCategory } from '../find.ts';

export interface LabelFilterProps {
  readonly className?: string | undefined;
  readonly book: Book;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function LabelFilter({ className, book: { entries, labels }, value, onChange }: LabelFilterProps) {
  const look = () => usedLabels(entries, labels);
  // Looked up when somebody is about to choose, so that a change of an entry need not wait for it.
  const [used, setUsed] = useState(look);
  const sorted = (names: readonly string[]) => [...names].sort((a, b) => a.localeCompare(b));
  return (
    <NativeSelect
      className={className}
      aria-label="Category or tag"
      value={value}
      onFocus={() => setUsed(look())}
      onPointerEnter={() => setUsed(look())}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">All categories</option>
      {sorted(used.categories).map((name) => (
        <option key={name} value={filterOfCategory(name)}>
          {name}
        </option>
      ))}
      <option value={noCategory}>No category</option>
      {used.tags.length === 0 ? null : (
        <optgroup label="Tags">
          {sorted(used.tags).map((name) => (
            <option key={name} value={filterOfTag(name)}>
              #{name}
            </option>
          ))}
        </optgroup>
      )}
    </NativeSelect>
  );
}
