/** Category and tags of an entry, in its row. */
import { CategoryName } from './category-name.tsx';
import classes from './labels.module.css';

export interface FiledUnderProps {
  readonly category: string | null;
  /** Index of the category, for its color. */
  readonly place: number;
  readonly tags: readonly string[];
}

export function FiledUnder({ category, place, tags }: FiledUnderProps) {
  return (
    <span className={classes.filed}>
      {category === null ? null : <CategoryName name={category} place={place} />}
      {tags.map((tag) => (
        <span key={tag} className={classes.tag}>
          {tag}
        </span>
      ))}
    </span>
  );
}
