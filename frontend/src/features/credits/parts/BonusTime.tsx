import { useTimeBonus } from '../time-bonus.ts'

/** Countdown of the time bonus, `03:07:09`. */
export function BonusTime() {
  const { hours, minutes, seconds } = useTimeBonus().countdownTimer
  return (
    <time role="timer" className="tabular font-bold">
      {hours}:{minutes}:{seconds}
    </time>
  )
}
