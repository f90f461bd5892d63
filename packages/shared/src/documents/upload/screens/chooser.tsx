import { Button, Icon } from '@portico/ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { cameraIcon } from '../upload-icons';

/** A button for the browser's file chooser; the same file can be chosen again. */
export function Chooser(props: {
  readonly label: string;
  readonly accept: string;
  readonly camera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly ref?: RefObject<HTMLButtonElement | null>;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!props.camera}
        accept={props.accept}
        capture={props.camera ? 'environment' : undefined}
        aria-label={props.label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
      <Button ref={props.ref} onClick={() => input.current?.click()}>
        {props.camera && <Icon path={cameraIcon} />}
        {props.label}
      </Button>
    </>
  );
}
