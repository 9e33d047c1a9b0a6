/** The form of an analysis: the kind of item, its name, and the two photos. */
import { Button, Group, Select, TextInput } from '@mantine/core';
import { useCallback, useState } from 'react';
import { validateItemName } from '../../events/analysis/item-name.ts';
import { type ItemType, itemTypeNames, itemTypes } from '../../events/analysis/item.ts';
import { type Side, sides, type Submission } from '../../events/analysis/port.ts';
import { useApp } from '../app.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import { PictureSlot } from './picture-slot.tsx';
import { SideCamera } from './side-camera.tsx';
import { TrialsLeft } from './trials-left.tsx';
import classes from './vision.module.css';

export type Draft = Readonly<Record<Side, Blob | null>> & {
  readonly itemType: ItemType;
  readonly item: string;
};

export const emptyDraft: Draft = { itemType: 'bag', item: '', before: null, after: null };

export interface SubmissionFormProps {
  readonly draft: Draft;
  /** Photos that the URL brings back: leaving the page loses nothing of them. */
  readonly fromUrl: Readonly<Partial<Record<Side, Blob>>>;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onSend: (submission: Submission) => void;
}

type Errors = Readonly<Partial<Record<Side | 'item', string>>>;

function errorsOf({ before, after, item }: Draft): Errors {
  const error = validateItemName(item);
  return {
    ...(before ? {} : { before: 'Choose or take the photo of before' }),
    ...(after ? {} : { after: 'Choose or take the photo of after' }),
    ...(error === null ? {} : { item: error }),
  };
}

export function SubmissionForm({ draft, fromUrl, onChange, onSend }: SubmissionFormProps) {
  const { ids, analyses } = useApp();
  const trials = useAnswer(() => analyses.calls.trials(), '');
  const [camera, setCamera] = useState<Side | null>(null);
  const [tried, setTried] = useState(false);
  const errors = tried ? errorsOf(draft) : {};
  const usedUp = trials.answer?.left === 0;
  useUnsaved(
    sides.some((side) => draft[side] !== null && draft[side] !== fromUrl[side]),
    'photos that are not sent',
  );
  const shoot = useCallback(
    (picture: Blob) => {
      if (camera === null) return;
      onChange({ [camera]: picture });
      setCamera(null);
    },
    [camera, onChange],
  );
  const send = () => {
    setTried(true);
    const { itemType, item, before, after } = draft;
    if (!before || !after || Object.keys(errorsOf(draft)).length > 0) return;
    onSend({ key: ids.uuid(), itemType, item, before, after });
  };
  if (camera !== null)
    return (
      <SideCamera
        side={camera}
        other={draft[camera === 'before' ? 'after' : 'before']}
        onShot={shoot}
        onClose={() => setCamera(null)}
      />
    );
  return (
    <form
      noValidate
      className={classes.form}
      aria-label="Photos to measure"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={classes.fields}>
        <Select
          label="What is it?"
          data={itemTypes.map((value) => ({ value, label: itemTypeNames[value] }))}
          value={draft.itemType}
          allowDeselect={false}
          onChange={(itemType) => onChange({ itemType: itemType as ItemType })}
        />
        <TextInput
          label="Name of the item (optional)"
          description="The same name each time lets you follow it over time."
          value={draft.item}
          error={errors.item}
          autoComplete="off"
          onChange={(event) => onChange({ item: event.currentTarget.value })}
        />
      </div>
      <div className={classes.slots}>
        {sides.map((side) => (
          <PictureSlot
            key={side}
            side={side}
            picture={draft[side]}
            error={errors[side] ?? null}
            onChange={(picture) => onChange({ [side]: picture })}
            onCamera={() => setCamera(side)}
          />
        ))}
      </div>
      <Group justify="space-between" align="center">
        <TrialsLeft trials={trials} />
        <Button type="submit" size="md" disabled={usedUp}>
          Measure the difference
        </Button>
      </Group>
    </form>
  );
}
