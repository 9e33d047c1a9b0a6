/** The parts of a shop's page under its heading. */
import type { PersonCard } from '../../../events/shared/person-card.ts';
import type { ShopPage } from '../../../events/shop/port.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { StoreIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/page.tsx';
import { BlockSkeleton } from '../../ui/page-skeleton.tsx';
import { HoursTable } from './hours-table.tsx';
import { Reach } from './reach.tsx';
import { Services, useOffered } from './services.tsx';
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

function OpenShop({ shop, seller }: { shop: ShopPage; seller: PersonCard }) {
  const { name, cover, about, area, contact, hours, work } = shop;
  const offered = useOffered(seller);
  // What stands below the services would move when they arrive.
  if (!offered.answer && offered.state === 'loading') {
    return (
      <div className={classes.waiting}>
        <BlockSkeleton label="Loading the shop" />
      </div>
    );
  }
  const reached = contact.phone || contact.email || contact.address || area;
  return (
    <>
      {cover ? (
        <img className={classes.cover} src={cover.url} alt="" width={cover.width} height={cover.height} />
      ) : null}
      <div className={classes.shop} data-aside={Boolean(reached) || hours !== null || undefined}>
        <div className={classes.main}>
          {about ? (
            <section className={classes.section} aria-labelledby="about">
              <h2 id="about">About us</h2>
              <p className={classes.about}>{about}</p>
            </section>
          ) : null}
          <Services seller={seller} name={name} offered={offered} />
          {work.length > 0 ? <WorkShown work={work} /> : null}
        </div>
        <div className={classes.aside}>
          {reached ? <Reach area={area} contact={contact} /> : null}
          {hours ? <HoursTable hours={hours} /> : null}
        </div>
      </div>
    </>
  );
}
