import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { Drawn } from '../variants.ts'
import { DrawnPerson } from './Art.tsx'

type Line = { text: string; isOwn: boolean; drawn?: Drawn }

/** Invented conversation, labelled as an example. */
export function Thread({ lines, className }: { lines: readonly Line[]; className?: string }) {
  const t = useTranslations('landers.common')
  return (
    <figure className={className}>
      <div className="flex flex-col gap-2">
        {lines.map(({ text, isOwn, drawn }) => (
          <div key={text} className={clsx('flex items-end gap-2', isOwn && 'flex-row-reverse')}>
            {drawn && <DrawnPerson drawn={drawn} className="size-9 shrink-0 rounded-full object-top" />}
            <p
              className={clsx(
                'max-w-[82%] rounded-[18px] px-4 py-2.5',
                isOwn
                  ? 'rounded-br-[6px] bg-primary text-on-primary'
                  : 'rounded-bl-[6px] border border-line bg-surface text-ink',
              )}
            >
              {text}
            </p>
          </div>
        ))}
      </div>
      <figcaption className="mt-2 text-sm">{t('conversation')}</figcaption>
    </figure>
  )
}
