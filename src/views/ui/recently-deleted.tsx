/** A list of deleted items that can be restored one by one. It does not know what they are or how long they are kept. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { messageOf } from './message-of.ts';
import { notify } from './notices.ts';
import classes from './recently-deleted.module.css';

export interface DeletedItem {
  readonly id: string;
  /** Name in the button's label. */
  readonly name: string;
  /** Shown instead of the name. */
  readonly shown?: ReactNode;
}

export interface RecentlyDeletedProps {
  /** Text after “Recently deleted:”. */
  readonly count: string;
  readonly about: string;
  readonly items: readonly DeletedItem[];
  readonly onRestore: (id: string) => Promise<unknown>;
  /** Notice after an item is restored. */
  readonly restored: string;
  readonly onRestored: () => void;
}

/** Renders nothing if there are no items. */
export function RecentlyDeleted({
  count,
  about,
  items,
  onRestore,
  restored,
  onRestored,
}: RecentlyDeletedProps) {
  const [restoring, setRestoring] = useState<string | null>(null);
  if (items.length === 0) return null;
  const restore = async (id: string) => {
    setRestoring(id);
    try {
      await onRestore(id);
      notify({ message: restored, tone: 'positive' });
      onRestored();
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    } finally {
      setRestoring(null);
    }
  };
  return (
    <details className={classes.deleted}>
      <summary>Recently deleted: {count}</summary>
      <p className={classes.about}>{about}</p>
      <ul>
        {items.map(({ id, name, shown }) => (
          <li key={id}>
            <span>{shown ?? name}</span>
            <Button
              variant="default"
              size="xs"
              loading={restoring === id}
              disabled={restoring !== null}
              aria-label={`Bring back ${name}`}
              onClick={() => void restore(id)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
