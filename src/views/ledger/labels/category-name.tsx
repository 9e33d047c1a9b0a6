/** A category as shown everywhere: its name after a dot in its color. */
import { categoryHues } from '../../ui/category-hues.ts';
import classes from './labels.module.css';

/** @param place index of the category by first use; -1 for none */
const hueOf = (place: number) => (place < 0 ? undefined : categoryHues[place % categoryHues.length]);

export function CategoryName({ name, place }: { readonly name: string; readonly place: number }) {
  return (
    <span className={classes.category} data-hue={hueOf(place)}>
      {name}
    </span>
  );
}
