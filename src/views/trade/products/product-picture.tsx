/** A product's picture in a frame of fixed shape, or a placeholder if it has none. */
import { PictureIcon } from '../../ui/icons.tsx';
import type { Picture } from '../../../events/shared/picture.ts';
import classes from './product-picture.module.css';

export interface ProductPictureProps {
  readonly picture: Picture | undefined;
  /** '' where the text beside it says the same. */
  readonly alt: string;
  readonly large?: boolean;
}

export function ProductPicture({ picture, alt, large = false }: ProductPictureProps) {
  return (
    <span className={classes.frame} data-large={large || undefined}>
      {picture ? (
        <img
          src={large ? picture.url : picture.smallUrl}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading={large ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <PictureIcon size={large ? 72 : 40} />
      )}
    </span>
  );
}
