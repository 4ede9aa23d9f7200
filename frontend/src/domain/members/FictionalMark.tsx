import { clsx } from 'clsx'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalTag } from './FictionalTag.tsx'

/** The mark of a fictional profile, for every place that can show one (PROF-21); `photo` on a picture. */
export function FictionalMark(props: { tone?: 'neutral' | 'photo'; className?: string }) {
  return <FictionalTag icon={useSettings().fictional_icon} {...props} />
}

/** The warning about the profiles that carry the mark, beside them; text from domain/members/fictional.ts, nothing where that is null (TRAP-01). */
export function FictionalNote({
  text,
  className,
  textClassName,
}: {
  text: string | null
  className?: string
  textClassName?: string
}) {
  if (!text) return null
  return (
    <p className={clsx('flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm', className)}>
      <FictionalMark />
      {textClassName ? <span className={textClassName}>{text}</span> : text}
    </p>
  )
}
