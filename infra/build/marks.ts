// Makes the logos of the payment methods, frontend/src/features/credits/marks/*.svg: icons of
// react-pay-icons (MIT, decision 0058) that are still current, and our own drawings of the others.
// Run by hand, since the results are in the repository:
//
//   node infra/build/marks.ts
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createElement, type FC } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Applepay from 'react-pay-icons/Applepay'
import Bancontact from 'react-pay-icons/Bancontact'
import Blik from 'react-pay-icons/Blik'
import CartesBancaires from 'react-pay-icons/CartesBancaires'
import Eps from 'react-pay-icons/Eps'
import Giropay from 'react-pay-icons/Giropay'
import Ideal from 'react-pay-icons/Ideal'
import Paypal from 'react-pay-icons/Paypal'
import Paysafecard from 'react-pay-icons/Paysafecard'
import Visa from 'react-pay-icons/Visa'
import type { PaymentMethod } from '#shared/model/payment.ts'

const folder = new URL('../../frontend/src/features/credits/marks/', import.meta.url)

const packed = (icon: FC): string => renderToStaticMarkup(createElement(icon))

/** Card of the size that the package's icons have. */
const card = (ground: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path fill="${ground}" d="M0 0h60v40H0z"/>${content}</svg>`

/**
 * Two overlapping discs; `both` is the colour of the overlap. Drawn here, as the package's icon is
 * the logo from before 2016.
 */
const discs = (left: string, right: string, both: string): string =>
  card(
    '#fff',
    `<circle cx="23" cy="20" r="11.5" fill="${left}"/><circle cx="37" cy="20" r="11.5" fill="${right}"/>` +
      `<path fill="${both}" d="M30 10.88a11.5 11.5 0 0 1 0 18.24 11.5 11.5 0 0 1 0-18.24z"/>`,
  )

/** Word in a system font, as a picture has no access to the fonts of the page. */
const word = (text: string, ink: string, size: number, ground = '#fff'): string =>
  card(
    ground,
    `<text x="30" y="${20 + size * 0.36}" text-anchor="middle" font-family="Arial, Helvetica, sans-serif" font-weight="700" font-size="${size}" fill="${ink}">${text}</text>`,
  )

/** Null: the method has no logo of its own, and is shown by an icon (`MethodMark`). */
const marks: Readonly<Record<PaymentMethod, string | null>> = {
  // The icon's black outline becomes white, because `MethodMark` draws an outline itself, whose
  // rounded corners would cut off the corners of the icon's.
  applepay: packed(Applepay).replace('fill="#000"', 'fill="#fff"'),
  bancontact: packed(Bancontact),
  blik: packed(Blik),
  cartebancaire: packed(CartesBancaires),
  creditcard: null,
  eps: packed(Eps),
  giropay: packed(Giropay),
  ideal: packed(Ideal),
  maestro: discs('#eb001b', '#00a2e5', '#7375cf'),
  mastercard: discs('#eb001b', '#f79e1b', '#ff5f00'),
  nexi: word('nexi', '#2d32aa', 22),
  paypal: packed(Paypal),
  paysafecard: packed(Paysafecard),
  prezelewy24: word('P<tspan dx="1">24</tspan>', '#d13239', 22),
  sct: null,
  sdd: null,
  sofort: word('Sofort', '#fff', 15, '#ef809f'),
  visa: packed(Visa),
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const [method, svg] of Object.entries(marks))
  if (svg !== null) await writeFile(new URL(`${method}.svg`, folder), `${svg}\n`)
