/** Illustration of a ledger page on a leather board. It is decorative, so it is hidden from screen readers. */
import { CheckIcon, UndoIcon } from '../ui/icons.tsx';
import classes from './ledger-picture.module.css';

const lines = [
  { name: 'Handbag, Ms Lee', amount: '+85.00', paid: true },
  { name: 'Foam cleaner, 5 l', amount: '−42.50', paid: true },
  { name: 'Sofa, Ms Okafor', amount: '+180.00', paid: false },
  { name: 'Car seats, J. Brandt', amount: '+140.00', paid: false },
] as const;

export function LedgerPicture() {
  return (
    <div className={classes.board} aria-hidden="true">
      <div className={classes.sheet}>
        <div className={classes.head}>Money bag</div>
        {lines.map(({ name, amount, paid }) => (
          <div key={name} className={classes.line} data-paid={paid || undefined}>
            <span className={classes.tick}>{paid ? <CheckIcon size={14} strokeWidth={2.75} /> : null}</span>
            <span className={classes.name}>{name}</span>
            <span className={classes.amount} data-out={amount.startsWith('−') || undefined}>
              {amount}
            </span>
          </div>
        ))}
        <div className={classes.sums}>
          <span>Paid</span>
          <strong>42.50</strong>
          <span>Balance</span>
          <strong>362.50</strong>
        </div>
      </div>
      <div className={classes.tag}>
        <UndoIcon size={16} /> Nothing is ever lost
      </div>
    </div>
  );
}
