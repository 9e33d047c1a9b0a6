/** What was deleted and can still be brought back, one by one. It does not know what it lists, nor for how long it is kept. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { messageOf } from './message-of.ts';
import { notify } from './notices.ts';
import classes from './recently-deleted.module.css';

export interface DeletedItem {
  readonly id: string;
  /** As its button names it. */
  readonly name: string;
  /** What is shown of it; its name without. */
  readonly shown?: ReactNode;
}

export interface RecentlyDeletedProps {
  /** After “Recently deleted:”. */
  readonly count: string;
  readonly about: string;
  readonly items: readonly DeletedItem[];
  readonly onRestore: (id: string) => Promise<unknown>;
  /** Once it is back: what is said then. */
  readonly restored: string;
  readonly onRestored: () => void;
}

/** Nothing is shown while there are none. */
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
