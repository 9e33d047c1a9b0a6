/** The camera for one of the two photos; the other one lies as a ghost over it, so that both show the item alike. */
import type { Side } from '../../events/analysis/port.ts';
import { ShotCamera, type ShotCameraProps } from '../capture/shot-camera.tsx';
import { sideNames } from './words.ts';

export interface SideCameraProps extends Pick<ShotCameraProps, 'onShot' | 'onClose'> {
  readonly side: Side;
  /** The other photo, to lay over what the camera sees. */
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
        <p>Move until the item lies on its ghost, then take the picture.</p>
      ) : (
        <p>Lay the item flat, fill the picture with it, and use even light without a flash.</p>
      )}
    </ShotCamera>
  );
}
