/** The sheet of an invoice: the same content as its PDF. It prints alone, without the page around it. */
import type { Picture } from '../../events/shared/picture.ts';
import type { Invoice } from '../../pdf/invoice/invoice.ts';
import { qrModules } from '../../pdf/qr-code.ts';
import classes from './invoice-sheet.module.css';

export interface InvoiceSheetProps {
  readonly invoice: Invoice;
  readonly logo: Picture | null;
}

export function InvoiceSheet({ invoice, logo }: InvoiceSheetProps) {
  const { title, facts, seller, buyer, lines, sums, total, remarks, note } = invoice;
  const taxed = sums.length > 0;
  return (
    <article className={classes.sheet} aria-label={title} data-prints-alone>
      <header className={classes.head}>
        <p className={classes.title} aria-hidden="true">
          {title}
        </p>
        {logo ? (
          <img
            className={classes.logo}
            src={logo.smallUrl}
            width={logo.width}
            height={logo.height}
            alt={`Logo of ${seller[0]}`}
          />
        ) : null}
      </header>
      <div className={classes.parties}>
        <Party name="From" lines={seller} />
        <Party name="To" lines={buyer} />
      </div>
      <Labelled rows={facts} />
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Price</th>
            <th scope="col">Quantity</th>
            {taxed ? <th scope="col">Tax</th> : null}
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title: what, price, quantity, tax, amount }, i) => (
            <tr key={i}>
              <th scope="row">{what}</th>
              <td data-label="Price">{price}</td>
              <td data-label="Quantity">{quantity}</td>
              {taxed ? <td data-label="Tax">{tax || 'None'}</td> : null}
              <td data-label="Amount">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={classes.sums}>
        {[...sums, ['Total', total] as const].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {remarks.map((remark) => (
        <p key={remark} className={classes.remark}>
          {remark}
        </p>
      ))}
      {note.length > 0 ? (
        <figure className={classes.note}>
          <figcaption>Note from the buyer:</figcaption>
          <blockquote>{note.join('\n')}</blockquote>
        </figure>
      ) : null}
      <Payment invoice={invoice} />
    </article>
  );
}

function Party({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) {
  return (
    <section aria-label={name}>
      <p className={classes.label}>{name}</p>
      <p className={classes.address}>{lines.join('\n')}</p>
    </section>
  );
}

function Labelled({ rows }: { readonly rows: Invoice['facts'] }) {
  return (
    <dl className={classes.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Payment({ invoice: { payment, code } }: { readonly invoice: Invoice }) {
  if (payment.length === 0) return null;
  return (
    <section className={classes.payment} aria-labelledby="payment">
      <div>
        <h2 id="payment">How to pay</h2>
        <Labelled rows={payment} />
      </div>
      {code ? (
        <figure className={classes.code}>
          <QrCode text={code.text} />
          <figcaption>
            {code.kind === 'transfer' ? 'Scan with your banking app' : 'Scan to pay online'}
          </figcaption>
        </figure>
      ) : null}
    </section>
  );
}

/** Dark on white in every colour scheme, or phones may not read it. */
function QrCode({ text }: { readonly text: string }) {
  const rows = qrModules(text);
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label="Payment code">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
