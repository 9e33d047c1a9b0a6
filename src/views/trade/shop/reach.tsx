/** Where a shop works and how to reach it: only what it chose to show. */
import { readablePhone } from '../../../events/shared/phone.ts';
import type { ShopPage } from '../../../events/shop/port.ts';
import classes from './shop.module.css';

export function Reach({ area, contact: { phone, email, address } }: Pick<ShopPage, 'area' | 'contact'>) {
  return (
    <section className={classes.section} aria-labelledby="reach">
      <h2 id="reach">Find us</h2>
      <dl className={classes.reach}>
        {area ? (
          <div>
            <dt>Where we work</dt>
            <dd>{area}</dd>
          </div>
        ) : null}
        {address ? (
          <div>
            <dt>Address</dt>
            <dd>{linesOf(address)}</dd>
          </div>
        ) : null}
        {phone ? (
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
            </dd>
          </div>
        ) : null}
        {email ? (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

const linesOf = ({ street, postalCode, city, country }: NonNullable<ShopPage['contact']['address']>) =>
  [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean).join('\n');
