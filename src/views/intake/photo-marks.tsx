/** One photo with a list of its marks: read-only, or to draw, rename and remove them. */
import { ActionIcon, Autocomplete, Button, TextInput, Tooltip } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Area, type Mark, maxWord } from '../../events/intake/mark.ts';
import type { IntakePhoto, MarkProposals } from '../../events/intake/port.ts';
import { plainLineError } from '../../events/shared/plain-text.ts';
import { useApp } from '../app.ts';
import { PlusIcon, TrashIcon } from '../ui/icons.tsx';
import { FoundMarks } from './found-marks.tsx';
import classes from './intake.module.css';
import { MarkedPicture } from './marked-picture.tsx';
import type { NumberedMark } from './numbered.ts';
import { useFoundMarks } from './use-found-marks.ts';
import { commonWords } from './words.ts';

export interface MarkEditing {
  readonly onDraw: (mark: Mark) => void;
  readonly onMove: (mark: string, area: Area) => void;
  readonly onRename: (mark: string, word: string) => void;
  readonly onRemove: (mark: string) => void;
  readonly onRemovePhoto: () => void;
  /** Looks for marks on the photo, and makes one of them a mark of the intake; absent where none are proposed. */
  readonly proposing?: {
    readonly find: () => Promise<MarkProposals>;
    readonly accept: (mark: Mark) => Promise<boolean>;
  };
}

export interface PhotoMarksProps {
  readonly photo: IntakePhoto;
  /** `Photo 1`. */
  readonly name: string;
  readonly marks: readonly NumberedMark[];
  readonly editing?: MarkEditing;
  /** Shown beside a read-only mark. */
  readonly about?: (mark: Mark) => ReactNode;
}

/** Initial rectangle of a mark added by keyboard, in the center. */
const middle: Area = { x: 400, y: 400, width: 200, height: 200 };

export function PhotoMarks({ photo, name, marks, editing, about }: PhotoMarksProps) {
  const { ids } = useApp();
  const [word, setWord] = useState('Stain');
  const wordError = wordProblem(word);
  const proposing = editing?.proposing;
  const found = useFoundMarks(
    proposing?.find ?? (() => Promise.resolve({ outcome: 'marks', proposals: [] })),
  );
  const newMark = (mark: Omit<Mark, 'id' | 'photo'>): Mark => ({ id: ids.uuid(), photo: photo.id, ...mark });
  const draw = (area: Area) => {
    if (wordError === null) editing?.onDraw(newMark({ area, word: word.trim() }));
  };
  return (
    <section className={classes.pair} aria-label={name}>
      {photo.picture ? (
        <MarkedPicture
          picture={photo.picture}
          label={name}
          marks={marks}
          proposals={found.proposals}
          editing={editing ? { onDraw: draw, onMove: editing.onMove, onRemove: editing.onRemove } : null}
        />
      ) : (
        <p>This photo is gone. Its hash is still sealed.</p>
      )}
      <div>
        <h3>{name}</h3>
        {editing ? (
          <>
            <Autocomplete
              label="Word for the next mark"
              data={commonWords}
              value={word}
              onChange={setWord}
              maxLength={maxWord}
              error={wordError}
            />
            <p className={classes.hint}>
              Press on the picture for a point, or drag a rectangle. Or add a mark here and move it with the
              arrow keys.
            </p>
            <Button
              variant="default"
              leftSection={<PlusIcon size={18} />}
              onClick={() => draw(middle)}
              mb="md"
            >
              Add a mark
            </Button>
            {proposing && photo.picture ? (
              <FoundMarks name={name} found={found} onAccept={(mark) => proposing.accept(newMark(mark))} />
            ) : null}
          </>
        ) : null}
        {marks.length === 0 ? <p className={classes.hint}>No marks on this photo.</p> : null}
        <ol className={classes.marks}>
          {marks.map((mark) => (
            <li key={`${mark.id} ${mark.word}`}>
              <span className={classes.number}>{mark.number}</span>
              {editing ? (
                <EditedMark mark={mark} editing={editing} />
              ) : (
                <>
                  <span>{mark.word}</span>
                  {about?.(mark)}
                </>
              )}
            </li>
          ))}
        </ol>
        {editing ? (
          <Button variant="subtle" color="red" mt="md" ml="-1rem" onClick={editing.onRemovePhoto}>
            Remove {name.toLowerCase()}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

const wordProblem = (word: string) =>
  word.trim() === '' ? 'Give the mark a word, such as scratch' : plainLineError(word);

function EditedMark({ mark, editing }: { mark: NumberedMark; editing: MarkEditing }) {
  const [word, setWord] = useState(mark.word);
  const error = wordProblem(word);
  const keep = () => {
    if (error === null && word.trim() !== mark.word) editing.onRename(mark.id, word.trim());
  };
  return (
    <>
      <TextInput
        aria-label={`Word for mark ${mark.number}`}
        value={word}
        maxLength={maxWord}
        error={error}
        onChange={(event) => setWord(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
        }}
      />
      <Tooltip label="Remove">
        <ActionIcon
          variant="subtle"
          color="red"
          size={44}
          aria-label={`Remove mark ${mark.number}: ${mark.word}`}
          onClick={() => editing.onRemove(mark.id)}
        >
          <TrashIcon />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
