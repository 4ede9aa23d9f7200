import { clsx } from 'clsx'
import { ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { acceptedFiles } from '#frontend/domain/photos/photo-file.ts'

type AddTileProps = {
  label: string
  hint?: ReactNode
  /** Whether files are dragged over it. */
  isHot: boolean
  onChoose: (files: readonly File[]) => void
}

/** Tile that opens the file picker, with multiple selection. */
export function AddTile({ label, hint, isHot, onChoose }: AddTileProps) {
  return (
    <label
      className={clsx(
        // taller than its grid cell if the label needs it (UI-15)
        'flex min-h-full w-full flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed p-1 text-center text-sm transition sm:p-2',
        'has-focus-visible:outline-3 has-focus-visible:outline-primary-ink has-focus-visible:outline-offset-2',
        isHot
          ? 'border-primary-ink bg-primary-tint text-on-primary-tint'
          : 'border-line-strong bg-sunken text-ink hover:border-primary-ink hover:bg-primary-tint',
      )}
    >
      <input
        type="file"
        multiple
        accept={acceptedFiles}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          // allows selecting the same file again
          currentTarget.value = ''
        }}
      />
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary">
        <ImagePlus aria-hidden="true" className="size-5" />
      </span>
      <span className="max-w-full wrap-anywhere font-medium leading-tight">{label}</span>
      {hint && <span className="text-muted max-md:hidden">{hint}</span>}
    </label>
  )
}
