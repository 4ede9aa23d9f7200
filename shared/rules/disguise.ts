/** Letters of other scripts that look like Latin ones, and digits in circles. */
const lookAlikes = new Map(
  (
    'аa еe оo рp сc хx уy іi ѕs јj кk мm тt нh вb һh ԁd ɡg ɩi ⅼl АA ВB ЕE КK МM НH ОO РP СC ТT ХX УY ІI ' +
    'οo αa ιi νv ρp κk τt ΟO ΑA ΙI ΡP ❶1 ❷2 ❸3 ❹4 ❺5 ❻6 ❼7 ❽8 ❾9 ➊1 ➋2 ➌3 ➍4 ➎5 ➏6 ➐7 ➑8 ➒9 ⓿0 〇0'
  )
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
)

/**
 * ASCII form of a digit of any script. In Unicode, the digits 0 to 9 of a script are consecutive,
 * and some sets directly follow another set.
 */
const digitIn = (sign: string): string => {
  let zero = sign.codePointAt(0)!
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((sign.codePointAt(0)! - zero) % 10)
}

/** Text with Latin letters and digits in place of characters that look like them. */
export const withLatinSigns = (text: string): string =>
  [...text].map((sign) => lookAlikes.get(sign) ?? (/(?![0-9])\p{Nd}/u.test(sign) ? digitIn(sign) : sign)).join('')

/** Letters with spaces or punctuation between them: `l e n e n`, `g.e.l.d`. */
const spacedLetters = /(?<!\S)\p{L}(?:[ ._*-]\p{L}){2,}(?![^\s.,!?])/gu
/** Zeros written as letters: `5oo`. */
const letterZeros = /(?<=\d)o+(?!\p{L})/gu
/** Digits and symbols in place of letters: `m0ney`, `pl3ase`. */
const signLetters = /(?<=\p{L})[013457@$]{1,2}(?=\p{L}|(?![\p{L}\d]))|(?<![\p{L}\d.,])[013457@$](?=\p{L}{2})/gu
const letterOf: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/** Lower-case text without the characters that disguise its words. */
export const withPlainWords = (lower: string): string =>
  withLatinSigns(lower)
    .replace(spacedLetters, (found) => found.replace(/[ ._*-]/g, ''))
    .replace(letterZeros, (found) => '0'.repeat(found.length))
    .replace(signLetters, (found) => [...found].map((sign) => letterOf[sign]).join(''))
