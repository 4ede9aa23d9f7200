import { clsx } from 'clsx'

/** Logo: two people who lean together and form a heart, with the site's name. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2 font-bold text-lg tracking-tight', className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <path d="M16 28 5.2 17.2a7.6 7.6 0 0 1 10.8-10.8Z" fill="var(--primary)" />
        <path d="M16 28 26.8 17.2A7.6 7.6 0 0 0 16 6.4Z" fill="var(--primary-ink)" opacity="0.55" />
      </svg>
      <span className="truncate">{name}</span>
    </span>
  )
}
