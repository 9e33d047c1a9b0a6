/** Form for two photos of the visitor's own, from files or the camera. */
import { Button, Group, Select } from '@mantine/core';
import { useCallback, useState } from 'react';
import { type ItemType, itemTypeNames, itemTypes } from '../../../events/analysis/item.ts';
import { type Side, sides } from '../../../events/analysis/port.ts';
import { largestVisitorPhoto } from '../../../events/analysis/visitor.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { PictureSlot } from '../picture-slot.tsx';
import { SideCamera } from '../side-camera.tsx';
import visionClasses from '../vision.module.css';
import classes from './try.module.css';
import type { Wanted } from './use-visitor-measurement.ts';

export type Photos = Readonly<Record<Side, Blob | null>> & { readonly itemType: ItemType };
export const emptyPhotos: Photos = { itemType: 'bag', before: null, after: null };

export interface OwnPhotosProps {
  readonly photos: Photos;
  readonly onChange: (photos: Photos) => void;
  readonly onSend: (wanted: Wanted) => void;
}

function errorOf(photo: Blob | null, side: Side, tried: boolean): string | null {
  if (!photo) return tried ? `Choose or take the photo of ${side}` : null;
  return photo.size > largestVisitorPhoto ? 'This photo is over 15 MB. Choose a smaller one' : null;
}

export function OwnPhotos({ photos, onChange, onSend }: OwnPhotosProps) {
  const [camera, setCamera] = useState<Side | null>(null);
  const [tried, setTried] = useState(false);
  useUnsaved(photos.before !== null || photos.after !== null, 'photos that are not measured');
  const shoot = useCallback(
    (picture: Blob) => {
      if (camera === null) return;
      onChange({ ...photos, [camera]: picture });
      setCamera(null);
    },
    [camera, onChange, photos],
  );
  const send = () => {
    setTried(true);
    const { before, after, itemType } = photos;
    if (!before || !after || sides.some((side) => errorOf(photos[side], side, true) !== null)) return;
    onSend({ name: itemTypeNames[itemType], itemType, photos: async () => ({ before, after }) });
  };
  if (camera !== null)
    return (
      <SideCamera
        side={camera}
        other={photos[camera === 'before' ? 'after' : 'before']}
        onShot={shoot}
        onClose={() => setCamera(null)}
      />
    );
  return (
    <section aria-labelledby="own" className={visionClasses.form}>
      <div>
        <h2 id="own">Or measure two photos of your own</h2>
        <p className={classes.lead}>
          They go to this server, are measured in its memory, and are gone with the answer. Lay the item the
          same way for both, in even light.
        </p>
      </div>
      <div className={visionClasses.fields}>
        <Select
          label="What is it?"
          data={itemTypes.map((value) => ({ value, label: itemTypeNames[value] }))}
          value={photos.itemType}
          allowDeselect={false}
          onChange={(itemType) => onChange({ ...photos, itemType: itemType as ItemType })}
        />
      </div>
      <div className={visionClasses.slots}>
        {sides.map((side) => (
          <PictureSlot
            key={side}
            side={side}
            picture={photos[side]}
            error={errorOf(photos[side], side, tried)}
            onChange={(picture) => onChange({ ...photos, [side]: picture })}
            onCamera={() => setCamera(side)}
          />
        ))}
      </div>
      <Group justify="flex-end">
        <Button size="md" onClick={send}>
          Measure the difference
        </Button>
      </Group>
    </section>
  );
}
