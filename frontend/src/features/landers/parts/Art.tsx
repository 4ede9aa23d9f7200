import { clsx } from 'clsx'
import type { Drawn, Scene } from '../variants.ts'

type Place = { className?: string; isFirst?: boolean }

/**
 * Image of frontend/public/art that fills its container; decorative, so without alternative text.
 */
function Picture({ name, width, height, isFirst, className }: Place & { name: string; width: number; height: number }) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/art/${name}.avif`} />
      <img
        src={`/art/${name}.webp`}
        alt=""
        width={width}
        height={height}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        draggable={false}
        className={clsx('object-cover', className)}
      />
    </picture>
  )
}

export const SceneArt = ({ scene, ...place }: Place & { scene: Scene }) => (
  <Picture name={`scene-${scene}`} width={640} height={800} {...place} />
)

/** Illustrated person who does not exist; pages that show one say so (TRAP-01). */
export const DrawnPerson = ({ drawn, ...place }: Place & { drawn: Drawn }) => (
  <Picture name={`demo-${drawn}`} width={480} height={600} {...place} />
)
