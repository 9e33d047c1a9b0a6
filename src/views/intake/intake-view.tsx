/** A read-only intake: what came in, what the client said, and how it was returned. */
import { Alert } from '@mantine/core';
import type { IntakeDetail } from '../../events/intake/port.ts';
import { timeOf } from '../transactions/words.ts';
import { CheckIcon, FlagIcon, SearchIcon } from '../ui/icons.tsx';
import classes from './intake.module.css';
import { numbered } from './numbered.ts';
import { PhotoMarks } from './photo-marks.tsx';
import { sameItemWords } from './same-item-words.ts';
import { outcomeNames } from './words.ts';

export function ClientSaid({ intake: { answer } }: { intake: IntakeDetail }) {
  if (!answer) return null;
  return (
    <Alert
      color={answer.agreed ? 'green' : 'yellow'}
      icon={answer.agreed ? <CheckIcon /> : <FlagIcon />}
      title={`${answer.name} ${answer.agreed ? 'agreed' : 'objected'}, ${timeOf(answer.at)}`}
      mb="lg"
    >
      {answer.comment === '' ? null : answer.comment}
    </Alert>
  );
}

function SameItem({ intake }: { intake: IntakeDetail }) {
  const words = sameItemWords(intake);
  if (!words) return null;
  const isShown = intake.returned?.comparison?.reason === null;
  return (
    <Alert
      role="status"
      color={isShown ? 'green' : 'gray'}
      icon={isShown ? <CheckIcon /> : <SearchIcon />}
      title={words.title}
      mb="lg"
    >
      {words.text}
    </Alert>
  );
}

export function SealedPhotos({ intake }: { intake: IntakeDetail }) {
  const { photos, marks, returned } = intake;
  const all = numbered(marks);
  const outcomeOf = (id: string) => returned?.answers.find(({ mark }) => mark === id)?.outcome;
  return (
    <>
      <h2>How it came in</h2>
      {photos.map((photo, i) => (
        <PhotoMarks
          key={photo.id}
          photo={photo}
          name={`Photo ${i + 1}`}
          marks={all.filter((mark) => mark.photo === photo.id)}
          about={({ id }) => {
            const outcome = outcomeOf(id);
            return outcome ? <strong>{outcomeNames[outcome]}</strong> : null;
          }}
        />
      ))}
      {returned ? (
        <section aria-labelledby="returned" className={classes.part}>
          <h2 id="returned">How it went back</h2>
          <SameItem intake={intake} />
          {returned.photos.map((photo, i) => (
            <PhotoMarks
              key={photo.id}
              photo={photo}
              name={`Photo after ${i + 1}`}
              marks={numbered(returned.found, marks.length + 1).filter((mark) => mark.photo === photo.id)}
              about={() => <strong>New</strong>}
            />
          ))}
        </section>
      ) : null}
    </>
  );
}
