/** Stands where a page will be while its code is on the way: same measures, so nothing jumps when it arrives. */
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

/** Stands where part of a page will be. @param label like `Loading the profile` */
export function BlockSkeleton({ label }: { label: string }) {
  return <div className={classes.block} role="status" aria-label={label} />;
}
