import { say } from '../languages/say.ts'
import { Field } from '../ui/field.tsx'
import { type Files, filesDropped, filesOf } from './files-in.ts'

interface Props {
  readonly label: string
  readonly hint: string
  readonly onFiles: (files: Files) => void
}

/** Takes the scans of a folder: chosen or dropped, with all that is in it, or as single files. */
export const FolderInput = ({ label, hint, onFiles }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the two buttons in it do the same
  <div
    class="folder-drop"
    onDragOver={(event) => event.preventDefault()}
    onDrop={(event) => {
      event.preventDefault()
      if (event.dataTransfer) void filesDropped(event.dataTransfer.items).then(onFiles)
    }}
  >
    <Field label={label} hint={hint}>
      <input
        type="file"
        multiple
        ref={(input) => input?.setAttribute('webkitdirectory', '')}
        onChange={({ currentTarget }) => onFiles(filesOf(currentTarget.files))}
      />
    </Field>
    <Field label={say('Or single files')} hint={say('Or drop a folder or files here')}>
      <input
        type="file"
        multiple
        accept=".x3p,.csv"
        onChange={({ currentTarget }) => onFiles(filesOf(currentTarget.files))}
      />
    </Field>
  </div>
)
