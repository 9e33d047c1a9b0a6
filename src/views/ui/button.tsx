/**
 * Buttons of the shell and the public pages, written without Mantine to keep the first paint light. They look like
 * Mantine's buttons under our theme.
 */
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './button.module.css';

interface Look {
  readonly look?: 'filled' | 'outline' | 'quiet';
  readonly size?: 'md' | 'lg';
}

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

export function Button({
  look = 'filled',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button
      type={type}
      className={join(classes.button, className)}
      data-look={look}
      data-size={size}
      {...rest}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'filled', size = 'md', className, ...rest }: LinkProps & Look) {
  return <Link className={join(classes.button, className)} data-look={look} data-size={size} {...rest} />;
}

export function IconButton({
  label,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'type' | 'aria-label'> & { label: string }) {
  return <button type="button" aria-label={label} className={join(classes.icon, className)} {...rest} />;
}
