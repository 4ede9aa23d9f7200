import { type DragEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Drop zone for files; `isHot` while files are dragged over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isHot, setHot] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    // otherwise the browser would navigate to the file
    event.preventDefault()
    setHot(true)
  }
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setHot(false)
  }
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setHot(false)
    onFiles([...event.dataTransfer.files])
  }
  return { isHot, area: { onDragOver, onDragLeave, onDrop } }
}
