/** Placeholder of a page while its code loads, with the same dimensions, so that nothing jumps. */
import classes from './page-skeleton.module.css';

export function PageSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label="Loading the page">
      <div className={classes.title} />
      <div className={classes.line} />
      <div className={classes.block} />
    </div>
  );
}

/**
 * Placeholder of a part of a page.
 * @param label like `Loading the profile`
 */
export function BlockSkeleton({ label }: { label: string }) {
  return <div className={classes.block} role="status" aria-label={label} />;
}
