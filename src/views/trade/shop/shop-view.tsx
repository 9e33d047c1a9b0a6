/** The parts of a shop's page under its heading. */
import type { PersonCard } from '../../../events/shared/person-card.ts';
import type { ShopPage } from '../../../events/shop/port.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { StoreIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/page.tsx';
import { HoursTable } from './hours-table.tsx';
import { Services } from './services.tsx';
import classes from './shop.module.css';
import { WorkShown } from './work-shown.tsx';

export function ShopView({ shop }: { shop: ShopPage }) {
  const { name, seller } = shop;
  if (seller === null) {
    return (
      <EmptyState
        icon={<StoreIcon size={26} />}
        title={`${name} isn’t taking orders here right now`}
        action={<ButtonLink to="/tenants">All businesses</ButtonLink>}
      >
        Have a look at the other businesses in the meantime.
      </EmptyState>
    );
  }
  return <OpenShop shop={shop} seller={seller} />;
}

function OpenShop({ shop: { name, hours, work }, seller }: { shop: ShopPage; seller: PersonCard }) {
  return (
    <div className={classes.shop} data-aside={hours !== null || undefined}>
      <div className={classes.main}>
        <Services seller={seller} name={name} />
        {work.length > 0 ? <WorkShown work={work} /> : null}
      </div>
      {hours ? (
        <div className={classes.aside}>
          <HoursTable hours={hours} />
        </div>
      ) : null}
    </div>
  );
}
