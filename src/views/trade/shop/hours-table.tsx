/** The week of a shop, in its own time zone. */
import { dayNames, handoverWayNames, type ShopHours } from '../../../events/shop/hours.ts';
import classes from './shop.module.css';

export function HoursTable({ hours: { days, timeZone, ways } }: { hours: ShopHours }) {
  return (
    <section className={classes.section} aria-labelledby="hours">
      <h2 id="hours">Hours</h2>
      <table className={classes.hours}>
        <tbody>
          {dayNames.map((name, i) => {
            const day = days[i] ?? null;
            return (
              <tr key={name} data-closed={day === null || undefined}>
                <th scope="row">{name}</th>
                <td>{day === null ? 'Closed' : `${day.from} – ${day.to}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={classes.quiet}>
        {waysText(ways)} · {placeOf(timeZone)} time
      </p>
    </section>
  );
}

const waysText = ([first, ...others]: ShopHours['ways']) =>
  [first && handoverWayNames[first], ...others.map((way) => handoverWayNames[way].toLowerCase())].join(
    ' and ',
  );

/** `America/Los_Angeles` is read as Los Angeles. */
const placeOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
