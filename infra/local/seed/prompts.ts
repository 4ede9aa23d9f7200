import type { PromptId, Prompts } from '#shared/model/profile.ts'
import type { Random } from './random.ts'

type Answers = Partial<Record<PromptId, readonly string[]>>

/** Answers that suit anybody, in the languages of the seed. */
const answers: Record<'nl' | 'fr' | 'de', Answers> = {
  nl: {
    sunday: [
      'Uitslapen, pannenkoeken en daarna eindeloos wandelen.',
      'Markt, koffie, een goed boek. Telefoon blijft thuis.',
    ],
    laugh: ['Honden die doen alsof ze je niet horen.', 'Mijn eigen grappen, en meestal als enige.'],
    dish: ['Lasagne van mijn oma. Je mag de pan uitlikken.', 'Risotto, en jij roert.'],
    trip: ['Met de nachttrein naar Praag, zonder plan.', 'Drie weken met een tentje door Schotland.'],
    talent: ['Ik herken elk liedje na twee seconden.', 'Ik kan overal parkeren, echt overal.'],
    learn: ['Salsa, al waarschuwt iedereen me.', 'Eindelijk eens goed zwemmen.'],
  },
  fr: {
    sunday: ['Le marché, un café en terrasse et une longue balade.', 'Grasse matinée, crêpes et rien d’autre.'],
    laugh: ['Les chiens qui font semblant de ne pas entendre.', 'Mes propres blagues, souvent toute la soirée.'],
    dish: ['Les lasagnes de ma grand-mère.', 'Un risotto, et c’est toi qui remues.'],
    trip: ['Un train de nuit pour Prague, sans plan.', 'L’Écosse sous la tente, trois semaines.'],
    talent: ['Je reconnais une chanson en deux secondes.', 'Je me gare partout, vraiment partout.'],
    learn: ['La salsa, malgré les mises en garde.', 'Le piano, enfin.'],
  },
  de: {
    sunday: ['Ausschlafen, Pfannkuchen und dann ewig spazieren.', 'Flohmarkt, Kaffee, ein gutes Buch.'],
    laugh: ['Hunde, die so tun, als hörten sie nichts.', 'Meine eigenen Witze, meistens allein.'],
    dish: ['Die Lasagne von meiner Oma.', 'Risotto, und du rührst.'],
    trip: ['Mit dem Nachtzug nach Prag, ganz ohne Plan.', 'Drei Wochen mit dem Zelt durch Schottland.'],
    talent: ['Ich erkenne jedes Lied nach zwei Sekunden.', 'Ich kann überall einparken, wirklich überall.'],
    learn: ['Salsa, auch wenn mich alle warnen.', 'Endlich richtig schwimmen.'],
  },
}

/** Up to three prompts with answers; about every third member has none. */
export function promptsFrom(random: Random, language: keyof typeof answers): Prompts {
  const known = Object.entries(answers[language]) as [PromptId, readonly string[]][]
  const count = random.weighted([
    [0, 3],
    [1, 2],
    [2, 3],
    [3, 2],
  ] as const)
  return random
    .shuffled(known)
    .slice(0, count)
    .map(([prompt, lines]) => ({ prompt, answer: random.pick(lines) }))
}
