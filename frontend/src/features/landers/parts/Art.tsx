import { clsx } from 'clsx'
import type { Drawn, Scene } from '../variants.ts'

type ArtProps = { className?: string; isFirst?: boolean }

/**
 * Image of frontend/public/art that fills its container; decorative, so without alternative text.
 */
function Picture({
  name,
  width,
  height,
  isFirst,
  className,
}: ArtProps & { name: string; width: number; height: number }) {
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

export const SceneArt = ({ scene, ...props }: ArtProps & { scene: Scene }) => (
  <Picture name={`scene-${scene}`} width={640} height={800} {...props} />
)

/** Illustrated person who does not exist; pages that show one say so (TRAP-01). */
export const DrawnPerson = ({ drawn, ...props }: ArtProps & { drawn: Drawn }) => (
  <Picture name={`demo-${drawn}`} width={480} height={600} {...props} />
)
