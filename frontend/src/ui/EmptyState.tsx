import type { ReactNode } from 'react'

const drawings = {
  hearts: (
    <>
      <path d="M60 78 34 53a17 17 0 0 1 26-21 17 17 0 0 1 26 21Z" fill="var(--primary)" />
      <path d="M92 84 80 72a8 8 0 0 1 12-10 8 8 0 0 1 12 10Z" fill="var(--primary-ink)" opacity="0.45" />
    </>
  ),
  bubbles: (
    <>
      <path
        d="M26 30h48a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10H48L34 82V70h-8a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10Z"
        fill="var(--primary)"
      />
      <path
        d="M68 58h30a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8h-4v10L84 88H68a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8Z"
        fill="var(--primary-ink)"
        opacity="0.45"
      />
    </>
  ),
  search: (
    <>
      <circle cx="54" cy="50" r="24" fill="none" stroke="var(--primary)" strokeWidth="8" />
      <path d="m73 69 19 19" stroke="var(--primary)" strokeWidth="9" strokeLinecap="round" />
      <circle cx="54" cy="46" r="7" fill="var(--primary-ink)" opacity="0.45" />
      <path d="M41 63a13 13 0 0 1 26 0Z" fill="var(--primary-ink)" opacity="0.45" />
    </>
  ),
  receipt: (
    <>
      <path d="M38 20h44v70l-7-6-8 6-7-6-7 6-8-6-7 6Z" fill="var(--primary)" />
      <path d="M48 38h24M48 50h24M48 62h14" stroke="var(--surface)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  lost: (
    <>
      <path
        d="M22 84c14-30 24-10 36-28s22-24 40-26"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="2 11"
      />
      <path d="M98 52 88 42a7 7 0 0 1 10-9 7 7 0 0 1 10 9Z" fill="var(--primary)" />
      <circle cx="22" cy="84" r="7" fill="var(--primary-ink)" opacity="0.45" />
    </>
  ),
  letter: (
    <>
      <rect x="22" y="34" width="76" height="52" rx="10" fill="var(--primary)" />
      <path
        d="m26 40 34 26 34-26"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
} as const

/** Empty state: illustration, one sentence, one action. */
export function EmptyState({
  drawing,
  title,
  isPage = false,
  children,
  action,
}: {
  drawing: keyof typeof drawings
  title: string
  /** Fills the page, so its title is the page's h1. */
  isPage?: boolean
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="mx-auto flex max-w-[420px] flex-col items-center gap-3 px-4 py-12 text-center">
      <svg viewBox="0 0 120 110" aria-hidden="true" className="h-28 w-auto">
        <ellipse cx="60" cy="60" rx="56" ry="46" fill="var(--primary-tint)" />
        {drawings[drawing]}
      </svg>
      {isPage ? <h1 className="text-xl">{title}</h1> : <h2 className="text-lg">{title}</h2>}
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
