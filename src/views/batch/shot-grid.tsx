/** The shots in their order: sort them by dragging their handles or by keyboard, retake, remove and describe them. */
import { Accessibility, type DragDropManagerInput, type Draggable } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { BatchShot } from '../../events/batch/batch.ts';
import { plainTextError } from '../../events/shared/plain-text.ts';
import type { BatchActor } from '../../machines/batch.machine.ts';
import { BlobPicture } from '../ui/blob-picture.tsx';
import { CameraIcon, MoveIcon, TrashIcon } from '../ui/icons.tsx';
import classes from './batch.module.css';

interface Dragging {
  readonly operation: { readonly source: Draggable | null };
}

/** Current position from 1; null if the source is not a shot. */
const placeIn = ({ operation: { source } }: Dragging) => (isSortable(source) ? source.index + 1 : null);

/** Announcements for screen readers; the library's defaults use ids. */
const spoken = Accessibility.configure({
  screenReaderInstructions: {
    draggable:
      'Press the space bar to pick the shot up, move it with the arrow keys, and press the space bar again to put it down, or Escape to leave it where it was.',
  },
  announcements: {
    dragstart: (event: Dragging) => `Shot ${placeIn(event)} is picked up.`,
    dragover: (event: Dragging) => `It is in place ${placeIn(event)} now.`,
    dragend: (event: Dragging & { readonly canceled: boolean }) =>
      event.canceled ? 'The shot stays where it was.' : `The shot is in place ${placeIn(event)}.`,
  },
});

const plugins: NonNullable<DragDropManagerInput['plugins']> = (defaults) => [...defaults, spoken];

export interface ShotGridProps {
  readonly actor: BatchActor;
  /** Whether each shot has its own caption. */
  readonly describing: boolean;
}

export function ShotGrid({ actor, describing }: ShotGridProps) {
  const shots = useSelector(actor, ({ context }) => context.shots);
  const retaking = useSelector(actor, ({ context }) => context.retaking?.id ?? null);
  const list = useRef<HTMLUListElement>(null);
  /** Position of a shot whose remove button had the focus. */
  const emptied = useRef<number | null>(null);
  const noteRemoved = useCallback((place: number) => {
    emptied.current = place;
  }, []);
  useEffect(() => {
    const place = emptied.current;
    if (place === null) return;
    emptied.current = null;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [];
    buttons[Math.min(place, buttons.length - 1)]?.focus();
  }, [shots]);
  if (shots.length === 0) return null;
  return (
    <DragDropProvider
      plugins={plugins}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (canceled || !isSortable(source)) return;
        actor.send({ type: 'shot.move', id: String(source.id), to: source.index });
      }}
    >
      <ul ref={list} className={classes.shots} aria-label="Shots">
        {shots.map((shot, index) => (
          <ShotTile
            key={shot.id}
            actor={actor}
            shot={shot}
            index={index}
            describing={describing}
            retaken={shot.id === retaking}
            onRemove={noteRemoved}
          />
        ))}
      </ul>
    </DragDropProvider>
  );
}

interface ShotTileProps {
  readonly actor: BatchActor;
  readonly shot: BatchShot;
  readonly index: number;
  readonly describing: boolean;
  readonly retaken: boolean;
  readonly onRemove: (place: number) => void;
}

const ShotTile = memo(function ShotTile({
  actor,
  shot: { id, thumbnail, caption },
  index,
  describing,
  retaken,
  onRemove,
}: ShotTileProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const number = index + 1;
  return (
    <li
      ref={ref}
      className={classes.shot}
      data-dragging={isDragging || undefined}
      data-retaken={retaken || undefined}
    >
      <BlobPicture blob={thumbnail} alt={`Shot ${number}`} decoding="async" />
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <span className={classes.tools}>
        <ActionIcon
          ref={handleRef}
          variant="default"
          size={34}
          className={classes.handle ?? ''}
          aria-label={`Move shot ${number}`}
        >
          <MoveIcon size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={34}
          aria-label={`Take shot ${number} again`}
          disabled={retaken}
          onClick={() => actor.send({ type: 'shot.retake', id })}
        >
          <CameraIcon size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={34}
          data-removes
          aria-label={`Remove shot ${number}`}
          disabled={retaken}
          onClick={() => {
            onRemove(index);
            actor.send({ type: 'shot.remove', id });
          }}
        >
          <TrashIcon size={18} />
        </ActionIcon>
      </span>
      {describing ? (
        <Textarea
          aria-label={`Caption of shot ${number}`}
          placeholder="Caption"
          autosize
          minRows={1}
          maxRows={6}
          maxLength={1000}
          value={caption}
          error={plainTextError(caption)}
          onChange={(event) => actor.send({ type: 'shot.caption', id, caption: event.currentTarget.value })}
        />
      ) : null}
    </li>
  );
});
