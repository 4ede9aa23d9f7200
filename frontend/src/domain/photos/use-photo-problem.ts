import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { photoFile } from '#shared/rules/photo-limits.ts'
import type { FileProblem } from './photo-file.ts'

export function usePhotoProblem(): (problem: FileProblem) => string {
  const t = useTranslations('photos.problems')
  return useCallback(
    (problem) => {
      if (problem === 'too_large') return t(problem, { megabytes: String(photoFile.maxBytes / 1024 / 1024) })
      if (problem === 'too_small') return t(problem, { pixels: String(photoFile.minPixels) })
      return t(problem)
    },
    [t],
  )
}
