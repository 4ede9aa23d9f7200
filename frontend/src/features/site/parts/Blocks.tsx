import { piecesOf } from '#frontend/domain/site/page-texts.ts'
import { TextLink } from '#frontend/ui/Link.tsx'
import type { PageFact, PageText } from '#shared/i18n/page-text.ts'

type Facts = Record<PageFact, string>

const Pieces = ({ text, facts }: { text: string; facts: Facts }) =>
  piecesOf(text, facts).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <TextLink key={piece.to} to={piece.to}>
        {piece.words}
      </TextLink>
    ),
  )

/** Paragraphs and lists of a static page, with facts filled in. */
export function Blocks({ body, facts }: { body: PageText['sections'][number]['body']; facts: Facts }) {
  return (
    <div className="space-y-3 break-words">
      {body.map((block, at) =>
        typeof block === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: static order
          <p key={at}>
            <Pieces text={block} facts={facts} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: static order
          <ul key={at} className="list-disc space-y-1.5 pl-5 marker:text-primary-ink">
            {block.map((point) => (
              <li key={point}>
                <Pieces text={point} facts={facts} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
