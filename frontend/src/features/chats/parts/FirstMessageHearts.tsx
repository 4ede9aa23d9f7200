import { RisingHearts } from '#frontend/ui/RisingHearts.tsx'

/** Moment of a first message: hearts that rise from its foot. */
export default function FirstMessageHearts() {
  return (
    <span className="relative">
      <RisingHearts className="right-6 bottom-9" />
    </span>
  )
}
