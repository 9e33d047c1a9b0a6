/** Returning the item: photos of it, the outcome of each mark, and new marks. All of it is sealed once. */
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { maxPhotos } from '../../events/intake/decide.ts';
import type { Mark, Outcome } from '../../events/intake/mark.ts';
import { outcomes } from '../../events/intake/mark.ts';
import type { IntakeDetail, IntakePhoto } from '../../events/intake/port.ts';
import { useApp } from '../app.ts';
import { messageOf } from '../ui/message-of.ts';
import { Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { AddPhotos } from './add-photos.tsx';
import classes from './intake.module.css';
import { numbered } from './numbered.ts';
import { PhotoMarks } from './photo-marks.tsx';
import { outcomeNames } from './words.ts';

export interface ReturnPartProps {
  readonly intake: IntakeDetail;
  readonly onReturned: (intake: IntakeDetail) => void;
}

interface Chosen {
  readonly outcome: Outcome | '';
  /** '' for the first. */
  readonly photo: string;
}

const nothing: Chosen = { outcome: '', photo: '' };

export function ReturnPart({ intake, onReturned }: ReturnPartProps) {
  const { intakes } = useApp();
  const [photos, setPhotos] = useState<readonly IntakePhoto[]>([]);
  const [found, setFound] = useState<readonly Mark[]>([]);
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({});
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useUnsaved(photos.length > 0 || Object.keys(chosen).length > 0, 'the return');
  const marks = numbered(intake.marks);
  const of = (mark: string) => chosen[mark] ?? nothing;
  const choose = (mark: string, changes: Partial<Chosen>) =>
    setChosen((before) => ({ ...before, [mark]: { ...nothing, ...before[mark], ...changes } }));
  const open = marks.filter(({ id }) => of(id).outcome === '');
  const change = (id: string, changes: Partial<Mark>) =>
    setFound((before) => before.map((mark) => (mark.id === id ? { ...mark, ...changes } : mark)));

  const seal = async () => {
    setTried(true);
    const [first] = photos;
    if (!first || open.length > 0) return;
    setBusy(true);
    setFailure(null);
    const photoOf = (id: string) => (photos.some((photo) => photo.id === id) ? id : first.id);
    const answers = marks.flatMap(({ id }) => {
      const { outcome, photo } = of(id);
      return outcome === '' ? [] : [{ mark: id, outcome, photo: photoOf(photo) }];
    });
    try {
      const ids = photos.map(({ id }) => id);
      onReturned(await intakes.change(intake.id, { type: 'ReturnItem', photos: ids, answers, found }));
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="return" className={classes.part}>
      <h2 id="return">Give it back</h2>
      <Stack>
        <p className={classes.hint}>Photos of the item as it goes back, and what became of every mark.</p>
        {photos.map((photo, i) => (
          <PhotoMarks
            key={photo.id}
            photo={photo}
            name={`Photo after ${i + 1}`}
            marks={numbered(found, marks.length + 1).filter((mark) => mark.photo === photo.id)}
            editing={{
              onDraw: (mark) => setFound((before) => [...before, mark]),
              onMove: (id, area) => change(id, { area }),
              onRename: (id, word) => change(id, { word }),
              onRemove: (id) => setFound((before) => before.filter((mark) => mark.id !== id)),
              onRemovePhoto: () => {
                setPhotos((before) => before.filter(({ id }) => id !== photo.id));
                setFound((before) => before.filter((mark) => mark.photo !== photo.id));
              },
            }}
          />
        ))}
        <AddPhotos
          room={maxPhotos - photos.length}
          onPhoto={(picture) => {
            setPhotos((before) => [...before, { id: picture.id, sha256: '', picture }]);
            return Promise.resolve(true);
          }}
          unsaved={photos.length > 0 && !busy}
        />
        {tried && photos.length === 0 ? <Problem title="Add a photo of the item as it goes back" /> : null}
        <ol className={classes.marks} aria-label="What became of each mark">
          {marks.map(({ id, number, word }) => (
            <li key={id}>
              <span className={classes.number}>{number}</span>
              <NativeSelect
                label={word}
                value={of(id).outcome}
                onChange={(event) => choose(id, { outcome: event.currentTarget.value as Outcome | '' })}
                data={[
                  { value: '', label: 'Choose' },
                  ...outcomes.map((value) => ({ value, label: outcomeNames[value] })),
                ]}
                error={tried && of(id).outcome === '' ? 'Say what became of it' : null}
              />
              {photos.length > 1 ? (
                <NativeSelect
                  label="Shown on"
                  value={of(id).photo}
                  onChange={(event) => choose(id, { photo: event.currentTarget.value })}
                  data={photos.map((photo, i) => ({ value: photo.id, label: `Photo after ${i + 1}` }))}
                />
              ) : null}
            </li>
          ))}
        </ol>
        {failure ? <Problem title="The return was not sealed">{failure}</Problem> : null}
        <Group>
          <Button loading={busy} onClick={() => void seal()}>
            Seal the return
          </Button>
        </Group>
      </Stack>
    </section>
  );
}
