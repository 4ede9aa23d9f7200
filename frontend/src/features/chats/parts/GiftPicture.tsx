import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { GiftKind } from '#shared/model/message.ts'

const drawings: Record<GiftKind, ReactNode> = {
  rose: (
    <>
      <path
        d="M32 36v22M32 50c-6 0-9-3-10-7 5 0 9 2 10 7Zm0-4c5 0 8-2 9-6-5 0-8 2-9 6Z"
        fill="none"
        stroke="var(--success)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M20 18c0 11 5 18 12 18s12-7 12-18c-4 0-6 2-7 4-1-4-3-7-5-9-2 2-4 5-5 9-1-2-3-4-7-4Z"
        fill="var(--primary)"
      />
      <path
        d="M27 24c2 5 8 5 10 0"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity="0.7"
      />
    </>
  ),
  heart: (
    <>
      <path d="M32 54 12 34a13 13 0 0 1 20-17 13 13 0 0 1 20 17Z" fill="var(--primary)" />
      <path
        d="M19 29c0-4 2-7 6-7"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.7"
      />
    </>
  ),
  kiss: (
    <>
      <path
        d="M8 30c8-2 12-10 18-10 3 0 4 2 6 2s3-2 6-2c6 0 10 8 18 10-6 10-14 16-24 16S14 40 8 30Z"
        fill="var(--primary)"
      />
      <path
        d="M12 30c8 2 14 0 20 0s12 2 20 0"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  coffee: (
    <>
      <path d="M12 28h32v14a12 12 0 0 1-12 12h-8a12 12 0 0 1-12-12Z" fill="var(--secondary)" />
      <path d="M44 32h3a6 6 0 0 1 0 12h-4" fill="none" stroke="var(--secondary)" strokeWidth="4" />
      <path
        d="M22 20c-3-4 3-6 0-10M33 20c-3-4 3-6 0-10"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  champagne: (
    <>
      <path d="M21 8h22c1 14-2 24-11 26-9-2-12-12-11-26Z" fill="var(--warning)" />
      <path d="M32 34v18M23 55h18" stroke="var(--secondary)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="28" cy="18" r="2.5" fill="var(--surface)" />
      <circle cx="35" cy="13" r="2" fill="var(--surface)" />
      <circle cx="34" cy="24" r="2" fill="var(--surface)" />
    </>
  ),
  teddy_bear: (
    <>
      <circle cx="17" cy="17" r="8" fill="var(--warning)" />
      <circle cx="47" cy="17" r="8" fill="var(--warning)" />
      <circle cx="32" cy="33" r="21" fill="var(--warning)" />
      <ellipse cx="32" cy="40" rx="9" ry="7" fill="var(--surface)" />
      <path d="M29 37h6l-3 4Z" fill="var(--secondary)" />
      <circle cx="24" cy="29" r="2.5" fill="var(--secondary)" />
      <circle cx="40" cy="29" r="2.5" fill="var(--secondary)" />
    </>
  ),
}

/** Illustration of a gift, decorative beside its name. */
export default function GiftPicture({ gift, className }: { gift: GiftKind; className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={clsx('shrink-0', className)}>
      {drawings[gift]}
    </svg>
  )
}
