import type { Translation } from '../languages.ts'
import type { buying as source } from '../nl/buying.ts'

export const buying = {
  method: {
    card: 'Tarjeta',
    otherCard: 'Otra tarjeta',
    from: 'Desde {price}',
    upTo: 'Hasta {price}',
  },
  /** Refund of a payment whose method cannot send money back. */
  byHand: {
    text: 'Te devolvemos {price}. {method} no permite devoluciones, así que hacemos una transferencia. Indica a Atención al cliente tu número de cuenta y la referencia de este pago. Los créditos salen de tu saldo al instante.',
    refunded:
      'Los créditos de este pago ya no están en tu saldo. {method} no permite devoluciones, así que hacemos una transferencia. Indica a Atención al cliente tu número de cuenta y la referencia de este pago.',
  },
  bundle: {
    saving: '{percentage, number} % menos por crédito',
  },
  state: {
    draftKept: 'Tu mensaje te espera en la conversación.',
  },
  first: {
    photos: 'Ahora ves todas las fotos de los miembros, menos las privadas.',
    chats: 'Puedes empezar conversaciones nuevas cada día.',
    credits: 'En cuanto pagues, los créditos estarán en tu saldo.',
    receipt: 'Recibes el comprobante por correo. También está en tus pagos.',
    once: 'Sin suscripción: nunca se cobra nada que no hayas pedido.',
    withdrawal: 'Tienes {days, number} días para cancelar los créditos que no hayas usado.',
  },
  country: {
    label: 'País de pago',
    hint: 'Tus precios, tu moneda y tus formas de pago son los de este país.',
    saved: 'Ahora pagas como en {country}.',
  },
  cards: {
    title: 'Tarjetas guardadas',
    lead: 'Solo cobramos cuando tú haces un pedido.',
    pay: 'Pagar con {card}',
    store: 'Guardar mi tarjeta para el próximo pedido',
    storeText:
      'El servicio de pago guarda tu tarjeta. Nosotros guardamos la marca, las cuatro últimas cifras, la caducidad, el número con el que el servicio de pago la conoce y cuándo diste tu permiso. Solo cobramos cuando tú haces un pedido. Puedes quitar la tarjeta en Tus pagos.',
    once: 'Cobramos este importe en tu tarjeta una sola vez. No es una suscripción.',
    agree: 'Al hacer el pedido aceptas lo siguiente:',
    otherWay: 'Pagar de otra forma',
    confirm: 'Tu banco quiere que confirmes este pago. Todavía no se ha cobrado nada.',
    charging:
      'El servicio de pago está comprobando si puede hacer el cargo en tu tarjeta. En cuanto lo sepamos, lo verás aquí.',
    valid: 'Válida hasta {month}',
    expired: 'Caducada',
    remove: 'Quitar',
    removeCard: 'Quitar {card}',
    removeText:
      'La tarjeta también se borra en el servicio de pago. Podrás guardarla otra vez con un pedido posterior.',
    removed: 'Hemos quitado tu tarjeta.',
    keep: 'Conservarla',
  },
  spending: {
    title: 'Lo que gastas',
    month: 'Este mes',
    total: 'En total',
    note: 'El dinero que te devolvimos no cuenta. Un pago que sigue abierto ya cuenta para tu límite.',
  },
  limits: {
    title: 'Tus límites',
    lead: 'No puedes hacer pedidos por encima de tu límite. Si lo bajas, se aplica al instante; si lo subes o lo quitas, solo después de {hours, number} horas.',
    day: 'Al día',
    week: 'A la semana',
    month: 'Al mes',
    none: 'Sin límite',
    used: '{used} de {limit}',
    ends: 'Empieza de nuevo: {moment}',
    nextAmount: 'Pasa a {limit}: {moment}.',
    nextNone: 'Termina: {moment}.',
    takeBack: 'No subirlo',
    change: 'Cambiar',
    set: 'Fijar',
    amount: 'Importe máximo ({currency})',
    invalid: 'Escribe un importe de hasta {max}.',
    save: 'Guardar',
    remove: 'Quitar el límite',
    saved: 'Tu límite está guardado.',
    later: 'Tu nuevo límite se aplicará desde {moment}.',
    titles: {
      day: 'Límite diario',
      week: 'Límite semanal',
      month: 'Límite mensual',
    },
  },
  /** Order above a limit. */
  reached: {
    day: 'Con este pedido superas tu límite de {limit} al día. Todavía puedes gastar {left}.',
    week: 'Con este pedido superas tu límite de {limit} a la semana. Todavía puedes gastar {left}.',
    month: 'Con este pedido superas tu límite de {limit} al mes. Todavía puedes gastar {left}.',
    frees: 'Podrás hacer este pedido a partir de este momento: {moment}.',
    open: 'Un pago que sigue abierto también cuenta.',
    toLimits: 'Ver tus límites',
  },
} as const satisfies Translation<typeof source>
