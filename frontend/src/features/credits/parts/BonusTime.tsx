import { useTimeBonus } from '../time-bonus.ts'

export function BonusTime() {
  const { hours, minutes, seconds } = useTimeBonus().countdownTimer
  return (
    <time role="timer" className="tabular font-bold">
      {hours}:{minutes}:{seconds}
    </time>
  )
}
