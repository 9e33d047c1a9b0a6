/** Filters the ledger by one category or tag; shown only if any entry has one. */
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
  // Computed when the field is about to be used, so that changing an entry need not wait for it.
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
