/** Number of chat questions and their outcomes, by day. */
import type { ChatDay, ServerStatus } from '../../events/account/server-status.ts';
import { ScrollBox } from '../ui/scroll-box.tsx';
import classes from './status.module.css';
import { dayText, shareText } from './words.ts';

const columns = [
  ['asked', 'Asked'],
  ['fromGuides', 'From the guides'],
  ['withoutGuides', 'Without them'],
  ['stopped', 'Stopped'],
  ['failed', 'Failed'],
  ['byModel', 'By a model'],
] as const satisfies readonly (readonly [keyof ChatDay, string])[];

export function ChatsPart({ chats: { kept, days } }: Pick<ServerStatus, 'chats'>) {
  const sum = (of: (typeof columns)[number][0]) => days.reduce((total, day) => total + day[of], 0);
  const answered = sum('fromGuides') + sum('withoutGuides');
  const asked = days.filter((day) => day.asked > 0);
  return (
    <>
      <p>
        {kept === 1 ? 'One chat is kept' : `${kept.toLocaleString()} chats are kept`}; temporary ones are not
        counted, and nobody’s words are shown here.{' '}
        {answered === 0
          ? ''
          : `In ${days.length} days ${shareText(sum('withoutGuides'), answered)} of the answers had no sentence from the guides: they were about one’s own data, came from a model, or said that the guides don’t know.`}
      </p>
      {asked.length === 0 ? (
        <p>Nothing was asked in the last {days.length} days.</p>
      ) : (
        <ScrollBox label="Questions by day" className={undefined}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Day (UTC)</th>
                {columns.map(([of, title]) => (
                  <th key={of} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {asked.map((day) => (
                <tr key={day.day}>
                  <th scope="row">{dayText(day.day)}</th>
                  {columns.map(([of]) => (
                    <td key={of}>{day[of].toLocaleString()}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </>
  );
}
