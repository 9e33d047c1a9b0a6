/** A place to drop files on. It takes no click and no focus itself: the button that chooses files is a child of it. */
import { Dropzone, type DropzoneProps } from '@mantine/dropzone';
import classes from './file-drop.module.css';

export interface FileDropProps extends Pick<
  DropzoneProps,
  'accept' | 'children' | 'className' | 'mt' | 'multiple' | 'onDrop' | 'onReject' | 'openRef'
> {
  /** Says what to drop here. */
  readonly label: string;
  /** Names the hidden input. */
  readonly inputLabel: string;
  /** What the file chooser offers; unlike `accept`, it refuses nothing that is dropped. */
  readonly endings?: string;
}

export function FileDrop({ label, inputLabel, endings, className = '', ...props }: FileDropProps) {
  return (
    <Dropzone
      {...props}
      className={`${classes.drop} ${className}`}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-label': inputLabel, ...(endings ? { accept: endings } : {}) }}
      tabIndex={-1}
      role="group"
      aria-label={label}
    />
  );
}
