import { clsx } from 'clsx'

type Scene = {
  /** Light and depth of the evening behind. */
  from: string
  to: string
  glow: string
  skin: string
  hair: string
  clothes: string
  shape: 'long' | 'short' | 'bun' | 'curls'
}

// Drawn people, so that nobody takes them for members (look.md: brand art, no photos of real people).
const scenes: readonly Scene[] = [
  {
    from: '#ffb997',
    to: '#c2185b',
    glow: '#ffe3c4',
    skin: '#f0b693',
    hair: '#3b1d24',
    clothes: '#6b1238',
    shape: 'long',
  },
  {
    from: '#4d2a4f',
    to: '#20131f',
    glow: '#ff8fb4',
    skin: '#c98a64',
    hair: '#1a1013',
    clothes: '#37474f',
    shape: 'short',
  },
  {
    from: '#f9d8c4',
    to: '#e57a94',
    glow: '#fff3e4',
    skin: '#8d5a3f',
    hair: '#24130f',
    clothes: '#f6efe8',
    shape: 'curls',
  },
  {
    from: '#37474f',
    to: '#1a2429',
    glow: '#ffc98f',
    skin: '#f2c3a4',
    hair: '#b5522e',
    clothes: '#c2185b',
    shape: 'bun',
  },
  {
    from: '#ffcf9f',
    to: '#e0653f',
    glow: '#fff0d4',
    skin: '#e3a580',
    hair: '#5a4a45',
    clothes: '#2b383f',
    shape: 'short',
  },
]

const places = [
  'col-span-2 lg:col-span-3 lg:row-span-4',
  'col-span-2 lg:col-span-3 lg:row-span-3',
  'col-span-2 lg:col-span-3 lg:row-span-3',
  'col-span-2 row-span-2 max-lg:hidden',
  'col-span-1 row-span-2 max-lg:hidden',
]

/** The brand's picture: an evening among people, drawn. */
export function ArtMosaic({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('grid h-[132px] grid-cols-6 gap-2 sm:h-[220px] sm:gap-3 lg:h-[560px] lg:grid-rows-6', className)}
    >
      {scenes.map((scene, index) => (
        <div key={scene.to} className={clsx('overflow-hidden rounded-card', places[index])}>
          <Person scene={scene} id={`scene-${index}`} />
        </div>
      ))}
    </div>
  )
}

const backHair: Record<Scene['shape'], string> = {
  long: 'M62 92c0-34 16-50 38-50s38 16 38 50c0 22 8 48 14 66H48c6-18 14-44 14-66Z',
  short: 'M66 92c-2-32 14-46 34-46s36 14 34 46Z',
  bun: 'M100 22a15 15 0 1 1 0 30 15 15 0 0 1 0-30ZM65 94c0-34 14-48 35-48s35 14 35 48c0 8-2 14-4 20H69c-2-6-4-12-4-20Z',
  curls:
    'M58 96a18 18 0 0 1 2-26 20 20 0 0 1 18-24 24 24 0 0 1 44 0 20 20 0 0 1 18 24 18 18 0 0 1 2 26 17 17 0 0 1-10 24H68a17 17 0 0 1-10-24Z',
}
const fringe: Record<Scene['shape'], string> = {
  long: 'M70 92c0-26 12-38 30-38s30 12 30 38c-6-14-16-22-26-23-8 11-20 19-34 23Z',
  short: 'M70 86c0-22 12-33 30-33s31 11 30 33c-4-8-8-12-12-13-14 4-34 3-48 13Z',
  bun: 'M70 90c0-26 12-36 30-36s30 10 30 36c-4-12-14-20-30-20s-26 8-30 20Z',
  curls:
    'M68 88a14 14 0 0 1 10-22 18 18 0 0 1 22-12 18 18 0 0 1 22 12 14 14 0 0 1 10 22c-8-8-14-12-20-12a20 20 0 0 1-24 0c-6 0-12 4-20 12Z',
}

function Person({ scene, id }: { scene: Scene; id: string }) {
  return (
    <svg viewBox="0 0 200 250" aria-hidden="true" preserveAspectRatio="xMidYMid slice" className="size-full">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor={scene.from} />
          <stop offset="1" stopColor={scene.to} />
        </linearGradient>
      </defs>
      <rect width="200" height="250" fill={`url(#${id})`} />
      <circle cx="164" cy="44" r="30" fill={scene.glow} opacity="0.5" />
      <circle cx="30" cy="86" r="16" fill={scene.glow} opacity="0.32" />
      <circle cx="52" cy="30" r="9" fill={scene.glow} opacity="0.42" />
      <circle cx="182" cy="118" r="11" fill={scene.glow} opacity="0.24" />
      <path d={backHair[scene.shape]} fill={scene.hair} />
      <path d="M14 250c2-64 36-92 86-92s84 28 86 92Z" fill={scene.clothes} />
      <path d="M84 130h32v30a16 15 0 0 1-32 0Z" fill={scene.skin} />
      <path d="M84 138c8 10 24 10 32 0v8c-8 10-24 10-32 0Z" fill="#000" opacity="0.12" />
      <ellipse cx="100" cy="102" rx="31" ry="39" fill={scene.skin} />
      <path d={fringe[scene.shape]} fill={scene.hair} />
      <path
        d="M82 103q6-5 12 0M106 103q6-5 12 0"
        stroke="#2a1418"
        strokeWidth="2.6"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M89 120q11 10 22 0" stroke="#8e2a3c" strokeWidth="3" fill="none" strokeLinecap="round" />
      <circle cx="79" cy="113" r="6" fill="#e0546e" opacity="0.28" />
      <circle cx="121" cy="113" r="6" fill="#e0546e" opacity="0.28" />
    </svg>
  )
}
