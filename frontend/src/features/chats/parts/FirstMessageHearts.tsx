import { RisingHearts } from '#frontend/ui/RisingHearts.tsx'

/** Hearts that rise from a member's first message. */
export default function FirstMessageHearts() {
  return (
    <span className="relative">
      <RisingHearts className="right-6 bottom-9" />
    </span>
  )
}
