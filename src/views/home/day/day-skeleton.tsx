/** Placeholder of the day page, with the same dimensions, so that nothing jumps when it arrives. */
import frame from './day-frame.module.css';

/** The number of cards on every day page. */
const cards = 6;

/** @param label for screen readers; without it, the skeleton is hidden from them */
export function DaySkeleton({ label }: { label?: string }) {
  return (
    <div
      className={frame.day}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    >
      <div className={frame.head}>
        {/* The page has a heading from the start. */}
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
