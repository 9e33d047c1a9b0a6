/** The outcome of an order, above the cart; scrolled into view, since the order button is at the bottom of a long form. */
import { Alert, type AlertProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './cart.module.css';

export interface OrderBannerProps extends Pick<AlertProps, 'color' | 'title' | 'icon' | 'children'> {
  readonly role: 'status' | 'alert';
}

export function OrderBanner(props: OrderBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <Alert ref={banner} className={classes.banner ?? ''} {...props} />;
}
