const radius = 20
const around = 2 * Math.PI * radius

type ProgressRingProps = {
  /** 0 to 1. */
  share: number
  label: string
  toText: (percent: number) => string
}

/** Progress as a ring with its percentage, for use on a picture. */
export function ProgressRing({ share, label, toText }: ProgressRingProps) {
  const percent = Math.round(share * 100)
  return (
    <>
      <svg
        viewBox="0 0 48 48"
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={toText(percent)}
        className="size-12 -rotate-90"
      >
        <circle cx="24" cy="24" r={radius} fill="none" stroke="currentColor" strokeWidth="4" opacity="0.3" />
        <circle
          cx="24"
          cy="24"
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
          className="transition-[stroke-dashoffset]"
        />
      </svg>
      <span aria-hidden="true" className="tabular font-medium">
        {percent}%
      </span>
    </>
  )
}
