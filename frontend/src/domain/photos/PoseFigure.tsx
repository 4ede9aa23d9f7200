import type { Pose } from '#shared/model/verification.ts'

type Point = readonly [x: number, y: number]

const left: Point = [36, 94]
const right: Point = [84, 94]

/** Arms of each pose as paths from shoulder to elbow to hand. */
const arms: Record<Pose, readonly (readonly Point[])[]> = {
  hand_up: [[right, [106, 84], [102, 46]]],
  both_hands_up: [
    [left, [14, 84], [18, 46]],
    [right, [106, 84], [102, 46]],
  ],
  hand_on_head: [[right, [112, 62], [68, 17]]],
  hands_on_cheeks: [
    [left, [16, 84], [41, 52]],
    [right, [104, 84], [79, 52]],
  ],
  hand_on_shoulder: [[left, [44, 116], [84, 92]]],
  arms_crossed: [
    [left, [28, 116], [78, 106]],
    [right, [92, 116], [42, 106]],
  ],
  hand_under_chin: [[right, [92, 116], [62, 66]]],
  hand_behind_ear: [[right, [112, 76], [85, 42]]],
  finger_on_nose: [[right, [106, 78], [66, 47]]],
  hand_over_brow: [[right, [112, 60], [66, 30]]],
}

const lineOf = (points: readonly Point[]): string => points.map(([x, y]) => `${x},${y}`).join(' ')

/** Figure in a pose of the photo verification (MOD-22); the words beside it name the pose. */
export function PoseFigure({ pose, className }: { pose: Pose; className?: string }) {
  return (
    <svg viewBox="0 0 120 124" aria-hidden="true" className={className}>
      <path d="M26 124c0-30 10-44 34-44s34 14 34 44z" className="fill-primary-tint" />
      <path d="M52 66h16v16c0 8-16 8-16 0z" className="fill-surface" />
      <circle cx="60" cy="44" r="25" className="fill-surface stroke-line-strong" strokeWidth="2" />
      <path d="M36 40c2-20 46-20 48 0-14 0-20-4-26-10-4 6-12 10-22 10z" className="fill-line-strong" />
      <circle cx="51" cy="45" r="2.5" className="fill-ink" />
      <circle cx="69" cy="45" r="2.5" className="fill-ink" />
      <path d="M53 56q7 5 14 0" className="fill-none stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
      {arms[pose].map((points) => (
        <g key={lineOf(points)}>
          <polyline
            points={lineOf(points)}
            className="fill-none stroke-primary"
            strokeWidth="11"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle
            cx={points.at(-1)![0]}
            cy={points.at(-1)![1]}
            r={pose === 'finger_on_nose' ? 6 : 9}
            className="fill-surface stroke-primary"
            strokeWidth="3"
          />
        </g>
      ))}
    </svg>
  )
}
