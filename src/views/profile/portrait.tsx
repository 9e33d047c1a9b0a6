/** A person's picture, or their initials. */
import { Avatar } from '@mantine/core';

export interface PortraitProps {
  readonly name: string;
  readonly imageUrl: string | null;
  readonly size?: number;
}

export function Portrait({ name, imageUrl, size = 112 }: PortraitProps) {
  const alt = imageUrl ? `Picture of ${name}` : '';
  return <Avatar src={imageUrl} name={name} alt={alt} size={size} radius="50%" color="patina" />;
}
