/** The result: a match with the places that agree, or none, and what it means. */
import { Paper, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { BrandCheck } from '../../events/brand/port.ts';
import { BlobPicture } from '../ui/blob-picture.tsx';
import { counted } from '../ui/counted.ts';
import classes from './brand.module.css';
import { MarkedPhoto } from './marked-photo.tsx';
import { Suggestions } from './suggestions.tsx';

export interface CheckResultProps {
  readonly photo: Blob;
  readonly check: BrandCheck;
}

export function CheckResult({ photo, check }: CheckResultProps) {
  const { name, agreeing, engine } = check;
  const heading = useRef<HTMLHeadingElement>(null);
  // The result replaces the pressed button, so it takes the focus.
  useEffect(() => heading.current?.focus(), []);
  const best = agreeing[0];
  return (
    <Stack component="section" aria-labelledby="found">
      <h2 id="found" ref={heading} tabIndex={-1} className={classes.found}>
        {name === null ? 'No match' : `Looks like “${name}”`}
      </h2>
      <p className={classes.about}>{name === null ? withoutMatch(check) : withMatch(check)}</p>
      <div className={classes.photos}>
        <figure>
          {best ? (
            <MarkedPhoto
              places={best.places}
              outline={best.outline}
              label={`${counted(best.points, 'place agrees', 'places agree')} with a reference`}
            >
              <BlobPicture blob={photo} alt="Your photo" />
            </MarkedPhoto>
          ) : (
            <BlobPicture blob={photo} className={classes.preview} alt="Your photo" />
          )}
          <figcaption>Your photo</figcaption>
        </figure>
        {agreeing.map(({ pictureId, photo: reference, points, referencePlaces }, i) =>
          reference ? (
            <figure key={pictureId}>
              <MarkedPhoto places={referencePlaces} label={`Reference ${i + 1}: the places that agree`}>
                <img src={reference.url} alt={`Reference ${i + 1}`} />
              </MarkedPhoto>
              <figcaption>
                Reference {i + 1}: {counted(points, 'place agrees', 'places agree')}
              </figcaption>
            </figure>
          ) : null,
        )}
      </div>
      <p className={classes.about}>
        Compared by {engine.name}, version {engine.version}. It compares photos only and can’t tell whether an
        item is genuine.
      </p>
      {name === null ? null : (
        <Paper withBorder p="lg">
          <Suggestions name={name} />
        </Paper>
      )}
    </Stack>
  );
}

const withMatch = ({ agreeing, name }: BrandCheck) =>
  `The same details, in the same arrangement, are in ${counted(agreeing.length, 'reference photo', 'reference photos')} of “${name}”.`;

const withoutMatch = ({ fewPoints, names, photos }: BrandCheck) =>
  fewPoints
    ? 'There isn’t enough detail in this photo to compare. Move closer, hold still and use more light.'
    : `We compared it with ${counted(photos, 'reference photo', 'reference photos')} of ${counted(names, 'item', 'items')}, and no two photos of one item agreed. Try another angle or more light, or add photos of this item.`;
