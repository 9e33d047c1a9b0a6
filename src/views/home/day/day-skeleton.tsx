/** Stands where a person's day will be: same measures, so nothing jumps when it arrives. */
import frame from './day-frame.module.css';

/** Of every day, whoever's it is. */
const cards = 6;

/** @param label said aloud; without one it is only seen */
export function DaySkeleton({ label }: { label?: string }) {
  return (
    <div
      className={frame.day}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    >
      <div className={frame.head}>
        {/* A page has a heading from the first moment on. */}
        {label === undefined ? null : <h1 className={frame.unseen}>Home</h1>}
        <div className={frame.bone} data-part="title" />
      </div>
      <div className={frame.cards}>
        {Array.from({ length: cards }, (_, i) => (
          <div key={i} className={frame.bone} data-part="card" />
        ))}
      </div>
    </div>
  );
}
