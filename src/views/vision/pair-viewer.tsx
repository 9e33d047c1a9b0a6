/**
 * Both photos on top of each other with the findings on them: a divider, layers with adjustable opacity, and zoom on
 * both at once. Everything works by keyboard, and each change of the view is announced to screen readers.
 */
import { Button, Checkbox, Group, Slider } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { type OverlayName, overlayNames } from '../../events/analysis/measurement.ts';
import type { Measurement } from '../../events/analysis/measurement.ts';
import type { AnalysisFile, Side } from '../../events/analysis/port.ts';
import { Comparison, type View, within } from '../trade/posts/pairs/comparison.tsx';
import { MinusIcon, PlusIcon } from '../ui/icons.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { Problem } from '../ui/problem.tsx';
import { type LoadPicture, useFileUrl } from './use-file-url.ts';
import classes from './vision.module.css';
import { overlayWords, sideNames } from './words.ts';

type LayerName = keyof typeof overlayWords;

const isLayer = (name: OverlayName): name is LayerName => name !== 'before' && name !== 'after';

/** The photo that a layer belongs to; it is drawn on that one only. */
const sideOf: Readonly<Partial<Record<LayerName, Side>>> = {
  'dirt-before': 'before',
  'dirt-after': 'after',
  'new-edges': 'after',
};

const [closest, step] = [8, 1.5];
const whole: View = { scale: 1, x: 0.5, y: 0.5 };

type Size = { readonly width: number; readonly height: number };

export interface ShownPair {
  readonly id: string;
  /** Name of the item. */
  readonly name: string;
  readonly measurement: Measurement | null;
  /** Of the original photos. */
  readonly sizes: Readonly<Record<Side, Size>>;
  /** Loads a picture; by default from the server. */
  readonly load?: LoadPicture;
}

export function PairViewer({ pair }: { pair: ShownPair }) {
  const { id, name: item, measurement, sizes, load } = pair;
  const drawn = measurement?.overlays ?? [];
  const has = (name: OverlayName) => drawn.some((overlay) => overlay.name === name);
  const aligned = has('before') && has('after');
  const layers = aligned ? overlayNames.filter(isLayer).filter(has) : [];
  const [shown, setShown] = useState<ReadonlySet<LayerName>>(
    () => new Set(layers.filter((name) => name === 'dirt-before' || name === 'dirt-after')),
  );
  const [opacity, setOpacity] = useState(60);
  const [view, setView] = useState<View>(whole);
  const [broken, setBroken] = useState(false);
  const before = useFileUrl(id, aligned ? 'overlay-before' : 'before-large', load);
  const after = useFileUrl(id, aligned ? 'overlay-after' : 'after-large', load);

  if (broken || before.failed || after.failed)
    return <Problem title="The photos could not be loaded">Reload the page to try again.</Problem>;
  if (before.url === null || after.url === null) return <BlockSkeleton label="Loading the photos" />;

  const size = (side: Side) => drawn.find(({ name }) => name === side) ?? sizes[side];
  const compared = (side: Side, url: string) => ({
    picture: { url, width: size(side).width, height: size(side).height },
    alt: `${sideNames[side]}: ${item}`,
  });
  const zoom = (factor: number) =>
    setView(({ scale, x, y }) => within({ scale: Math.min(closest, Math.max(1, scale * factor)), x, y }));
  const onKeyDown = (event: KeyboardEvent) => {
    const change = keyChange(event.key, view);
    if (!change || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setView(within(change));
  };
  const percent = Math.round(view.scale * 100);
  return (
    <div className={classes.viewer}>
      <Comparison
        before={compared('before', before.url)}
        after={compared('after', after.url)}
        onBroken={() => setBroken(true)}
        view={view}
        onMove={setView}
      >
        {[...shown].map((name) => (
          <Layer key={name} pair={pair} name={name} opacity={opacity / 100} />
        ))}
      </Comparison>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={classes.zoom}
        role="group"
        aria-label="Closer look at both photos"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-describedby="zoom-keys"
        onKeyDown={onKeyDown}
      >
        <Button
          variant="default"
          aria-label="Look less closely"
          disabled={view.scale <= 1}
          onClick={() => zoom(1 / step)}
        >
          <MinusIcon size={18} />
        </Button>
        <span role="status">{percent} %</span>
        <Button
          variant="default"
          aria-label="Look more closely"
          disabled={view.scale >= closest}
          onClick={() => zoom(step)}
        >
          <PlusIcon size={18} />
        </Button>
        <Button variant="subtle" disabled={view.scale <= 1} onClick={() => setView(whole)}>
          Show all
        </Button>
        <span id="zoom-keys" className={classes.dim}>
          Keys here: + and −, arrows to move, 0 for all. Drag the photo to move it.
        </span>
      </div>
      {layers.length > 0 ? (
        <div className={classes.layerChoice}>
          <Group gap="md" role="group" aria-label="What to show on the photos">
            {layers.map((name) => (
              <Checkbox
                key={name}
                label={
                  <span className={classes.layerName} data-layer={name}>
                    {overlayWords[name]}
                  </span>
                }
                checked={shown.has(name)}
                onChange={(event) => {
                  const wanted = new Set(shown);
                  if (event.currentTarget.checked) wanted.add(name);
                  else wanted.delete(name);
                  setShown(wanted);
                }}
              />
            ))}
          </Group>
          <div className={classes.opacity}>
            <span id="overlay-opacity">How strong they are drawn</span>
            <Slider
              aria-labelledby="overlay-opacity"
              thumbLabel="How strong they are drawn"
              label={null}
              min={10}
              max={100}
              step={5}
              value={opacity}
              disabled={shown.size === 0}
              onChange={setOpacity}
            />
          </div>
        </div>
      ) : null}
      {aligned ? null : (
        <p className={classes.dim}>These are the photos as you sent them: they could not be lined up.</p>
      )}
    </div>
  );
}

function keyChange(key: string, { scale, x, y }: View): View | null {
  const by = 0.15 / scale;
  switch (key) {
    case '+':
    case '=':
      return { scale: Math.min(closest, scale * step), x, y };
    case '-':
      return { scale: Math.max(1, scale / step), x, y };
    case '0':
      return whole;
    case 'ArrowLeft':
      return { scale, x: x - by, y };
    case 'ArrowRight':
      return { scale, x: x + by, y };
    case 'ArrowUp':
      return { scale, x, y: y - by };
    case 'ArrowDown':
      return { scale, x, y: y + by };
    default:
      return null;
  }
}

interface LayerProps {
  readonly pair: ShownPair;
  readonly name: LayerName;
  readonly opacity: number;
}

function Layer({ pair: { id, load }, name, opacity }: LayerProps) {
  const { url } = useFileUrl(id, `overlay-${name}` satisfies AnalysisFile, load);
  return url === null ? null : (
    <div className={classes.layer} data-on={sideOf[name]}>
      <img src={url} alt="" draggable={false} style={{ opacity }} />
    </div>
  );
}
