import { useTimeBonus } from '../time-bonus.ts'

/** The running countdown, `03:07:09`. */
export function BonusTime() {
  const { hours, minutes, seconds } = useTimeBonus().countdownTimer
  return (
    <time role="timer" className="tabular font-bold">
      {hours}:{minutes}:{seconds}
    </time>
  )
}
