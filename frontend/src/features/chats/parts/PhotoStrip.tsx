import { Image as Picture, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { usePhotoProblem } from '#frontend/domain/photos/use-photo-problem.ts'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { chatPhotos } from '#shared/rules/photo-limits.ts'
import type { useChosenPhotos } from '../use-photos.ts'

/** Chosen photos above the field, each with a remove button, and their price. */
export default function PhotoStrip({ photos }: { photos: ReturnType<typeof useChosenPhotos> }) {
  const t = useTranslations('chats.photo')
  const problemText = usePhotoProblem()
  const { photo_credits } = useSettings()
  const { chosen, problems, isFull, remove } = photos
  return (
    <>
      {chosen.length > 0 && (
        <div className="flex flex-col gap-1 pt-1">
          <ul aria-label={t('chosen')} className="flex gap-2 overflow-x-auto pb-1">
            {chosen.map(({ id, preview }, index) => (
              <li key={id} className="relative size-18 shrink-0 overflow-hidden rounded-control bg-sunken">
                {preview ? (
                  <img src={preview} alt="" className="size-full object-cover" />
                ) : (
                  <Picture aria-hidden="true" className="m-auto mt-6 size-6 text-muted" />
                )}
                <IconButton
                  label={t('remove', { number: String(index + 1) })}
                  icon={
                    <span className="inline-flex size-6 items-center justify-center rounded-full bg-black/60 text-white [&_svg]:size-4!">
                      <X aria-hidden="true" />
                    </span>
                  }
                  onClick={() => remove(id)}
                  className="absolute! top-0 right-0 items-start! justify-end! p-1"
                />
              </li>
            ))}
          </ul>
          <p className="tabular @max-[19rem]/pane:hidden text-sm">
            {t('price', { count: chosen.length, credits: chosen.length * photo_credits })}
          </p>
        </div>
      )}
      <div role="alert" className="text-danger-ink text-sm empty:hidden">
        {isFull && <p>{t('most', { max: String(chatPhotos.pending) })}</p>}
        {problems.map(({ id, name, problem }) => (
          <p key={id}>
            {name}: {problemText(problem)}
          </p>
        ))}
      </div>
    </>
  )
}
