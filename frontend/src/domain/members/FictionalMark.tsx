import { clsx } from 'clsx'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalTag } from './FictionalTag.tsx'

/** Mark, required wherever a fictional profile is shown (PROF-21); tone `photo` is for images. */
export function FictionalMark(props: { tone?: 'neutral' | 'photo'; className?: string }) {
  return <FictionalTag icon={useSettings().fictional_icon} {...props} />
}

/**
 * Warning beside fictional profiles. `text` is from domain/members/fictional.ts; null renders
 * nothing (TRAP-01).
 */
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
