/** A category as it is shown everywhere: its name behind a dot in its colour. */
import { categoryHues } from '../../ui/category-hues.ts';
import classes from './labels.module.css';

/** @param place of the category among all, by first use; -1 for none */
const hueOf = (place: number) => (place < 0 ? undefined : categoryHues[place % categoryHues.length]);

export function CategoryName({ name, place }: { readonly name: string; readonly place: number }) {
  return (
    <span className={classes.category} data-hue={hueOf(place)}>
      {name}
    </span>
  );
}
