import { useState } from 'preact/hooks'
import { say } from '../../../languages/say.ts'
import { show } from '../../../languages/show.ts'

interface Props {
  readonly side: string
  /** What the page calls the mark. */
  readonly name: string
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes files: dropped, or chosen. */
export function FileDrop({ side, name, onFiles }: Props) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...(event.dataTransfer?.files ?? [])])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same for the keyboard
    <div
      class={over ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={`files-${side}`}
        type="file"
        accept=".x3p"
        multiple
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = '' // the same file may be given again
        }}
      />
      {show('Drop X3P files here, or {choose}', {
        choose: <label for={`files-${side}`}>{say('choose files of {mark}', { mark: name })}</label>,
      })}
    </div>
  )
}
