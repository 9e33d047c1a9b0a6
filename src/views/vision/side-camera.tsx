/**
 * The camera for one of the two photos; the other photo is overlaid as a ghost, so that both show the item from the
 * same view.
 */
import type { Side } from '../../events/analysis/port.ts';
import { ShotCamera, type ShotCameraProps } from '../capture/shot-camera.tsx';
import { sideNames } from './words.ts';

export interface SideCameraProps extends Pick<ShotCameraProps, 'onShot' | 'onClose'> {
  readonly side: Side;
  /** The other photo, for the overlay. */
  readonly other: Blob | null;
}

export function SideCamera({ side, other, ...props }: SideCameraProps) {
  return (
    <ShotCamera
      label={`Camera: ${sideNames[side].toLowerCase()}`}
      title={side === 'before' ? 'The photo of before' : 'The photo of after'}
      overlay={other}
      {...props}
    >
      {side === 'after' && other ? (
        <p>Move until the item lines up with the earlier photo, then take the picture.</p>
      ) : (
        <p>Lay the item flat, fill the picture with it, and use even light without a flash.</p>
      )}
    </ShotCamera>
  );
}
