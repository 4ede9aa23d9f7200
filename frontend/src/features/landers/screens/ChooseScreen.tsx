import { clsx } from 'clsx'
import { Heart, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { useLanderTitle } from '../lander.ts'
import { PeopleNote, Person } from '../parts/Person.tsx'
import { LoginLine, Way } from '../parts/Way.tsx'
import { memberAt, usePeople } from '../people.ts'
import type { Drawn } from '../variants.ts'

const deck: readonly Drawn[] = [5, 4, 1]
const left = ['-translate-x-full -rotate-12 opacity-0', 'translate-x-full rotate-12 opacity-0']

/** Three cards to like or pass; the answers are sent nowhere, and the page says so. */
export default function ChooseScreen() {
  const t = useTranslations('landers.tinderswipe')
  const people = usePeople()
  const [verdicts, setVerdicts] = useState<readonly number[]>([])
  useLanderTitle(t('title'))
  const isDone = verdicts.length === deck.length
  const choose = (verdict: number) => setVerdicts([...verdicts, verdict])
  return (
    <div className="evening flex-1 overflow-hidden">
      <Container className="grid items-center gap-6 py-6 md:grid-cols-[1fr_minmax(0,380px)] md:gap-16 md:py-12">
        <div className="max-md:text-center">
          <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
          <p className="mt-2 md:mt-3 md:text-lg">{t('lead')}</p>
          <div className="mt-8 max-md:hidden">
            <Way isOnEvening />
            <LoginLine className="mt-2" />
          </div>
        </div>
        <div>
          <div className="relative mx-auto aspect-4/5 w-full max-w-[300px] md:max-w-[380px]">
            <div
              aria-live="polite"
              className={clsx(
                'absolute inset-0 flex flex-col items-center justify-center gap-4 rounded-card bg-surface p-6 text-center text-ink shadow-raised',
                !isDone && 'invisible',
              )}
            >
              {isDone && (
                <>
                  <Heart aria-hidden="true" className="size-12 fill-primary text-primary" />
                  <h2 className="text-lg">{t('doneTitle')}</h2>
                  <p className="text-muted">{t('doneText')}</p>
                  <Way />
                  <Button tone="ghost" onClick={() => setVerdicts([])}>
                    {t('again')}
                  </Button>
                </>
              )}
            </div>
            {deck
              .map((drawn, index) => ({ drawn, index }))
              .reverse()
              .map(({ drawn, index }) => {
                const depth = index - verdicts.length
                const verdict = verdicts[index]
                return (
                  <div
                    key={drawn}
                    aria-hidden={depth !== 0}
                    className={clsx(
                      'absolute inset-0 rounded-card shadow-raised transition duration-240',
                      verdict !== undefined && ['pointer-events-none invisible', left[verdict]],
                      depth === 1 && 'translate-y-[5%] scale-95',
                      depth === 2 && 'translate-y-[10%] scale-90',
                    )}
                  >
                    <Person member={memberAt(people, index)} drawn={drawn} isFirst={index === 0} isLarge />
                  </div>
                )
              })}
          </div>
          <div className="mt-12 flex h-16 items-center justify-center gap-6">
            {!isDone && (
              <>
                <Choice label={t('no')} onClick={() => choose(0)} className="text-secondary">
                  <X aria-hidden="true" className="size-7" />
                </Choice>
                <span className="tabular w-14 text-center text-sm">
                  {t('position', { number: String(verdicts.length + 1), total: String(deck.length) })}
                </span>
                <Choice label={t('yes')} onClick={() => choose(1)} className="text-primary-ink">
                  <Heart aria-hidden="true" className="size-7 fill-current" />
                </Choice>
              </>
            )}
          </div>
          <PeopleNote count={people?.length ?? null} className="mt-3 justify-center text-center" />
          <div className="mt-2 text-center md:hidden">
            {!isDone && <Way isOnEvening className="w-full" />}
            <LoginLine />
          </div>
        </div>
      </Container>
    </div>
  )
}

function Choice({ label, className, ...rest }: React.ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={clsx(
        'inline-flex size-16 items-center justify-center rounded-full bg-surface shadow-raised transition active:scale-95',
        className,
      )}
      {...rest}
    />
  )
}
