/** Field for the file of a résumé, with drop zone and button. */
import { Button, Input } from '@mantine/core';
import { type Ref, useRef } from 'react';
import { largestResume } from '../../events/screening/application.ts';
import { FileDrop } from '../ui/file-drop.tsx';
import { UploadIcon } from '../ui/icons.tsx';
import classes from './screening.module.css';

const endings = '.pdf,.docx,.txt';

/** Local check of the file: what is wrong with it, or null. */
export function resumeFileError(file: File | null): string | null {
  if (!file) return 'Choose the file with the résumé';
  if (file.size === 0) return 'This file is empty';
  return file.size > largestResume ? 'This file is larger than 10 MB' : null;
}

export interface ResumeFileFieldProps {
  readonly file: File | null;
  readonly failure: string | null;
  /** Hides the file's name, which may reveal whose it is. */
  readonly nameless?: boolean;
  readonly onFile: (file: File | null) => void;
  /** Ref of the button that chooses a file. */
  readonly ref?: Ref<HTMLButtonElement>;
}

export function ResumeFileField({ file, failure, nameless = false, onFile, ref }: ResumeFileFieldProps) {
  const open = useRef<() => void>(null);
  return (
    <Input.Wrapper
      label="Résumé"
      description="PDF, Word (.docx) or plain text, up to 10 MB"
      error={failure}
      labelElement="div"
      errorProps={{ id: 'resume-error', role: 'alert' }}
    >
      <FileDrop
        openRef={open}
        className={classes.drop ?? ''}
        mt={6}
        multiple={false}
        onDrop={([dropped]) => onFile(dropped ?? null)}
        inputLabel="Résumé file"
        endings={endings}
        label="Drop the résumé here"
      >
        <p aria-live="polite">
          {file ? (nameless ? 'A file is chosen' : file.name) : 'Drop the résumé here, or choose it'}
        </p>
        <Button
          ref={ref}
          variant="default"
          leftSection={<UploadIcon size={18} />}
          aria-describedby={failure ? 'resume-error' : undefined}
          onClick={() => open.current?.()}
        >
          {file ? 'Choose another file' : 'Choose a file'}
        </Button>
      </FileDrop>
    </Input.Wrapper>
  );
}
