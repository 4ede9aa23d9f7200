import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Devoluciones',
  lead: 'Puedes cancelar los créditos sin usar durante {refund_days} días.',
  sections: [
    {
      id: 'unused',
      title: 'Créditos sin usar',
      body: [
        '¿Te arrepientes de una compra dentro de los {refund_days} días siguientes? No hace falta ningún motivo. Los créditos salen de tu saldo en el acto y te devolvemos su parte del precio por la misma forma de pago, en {refund_days} días como máximo. Si esa forma de pago no permite devoluciones, te hacemos una transferencia. Primero se usan los créditos más antiguos. ¿Prefieres escribir? También puedes, a {support_email} desde la dirección de tu cuenta.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Desistir del contrato aquí',
      only: 'eu',
      body: [
        'Elige la compra en [tus pagos](/transactions), pulsa «Desistir del contrato aquí» y después «Confirmar el desistimiento». El botón está ahí mientras puedas desistir. Recibes enseguida un correo con la referencia, el día y la hora de tu desistimiento y lo que te devolvemos.',
      ],
    },
    {
      id: 'cancel',
      title: 'Cómo cancelar',
      only: 'no-eu',
      body: ['Abre [tus pagos](/transactions), elige la compra y pulsa «Cancelar créditos sin usar».'],
    },
    {
      id: 'used',
      title: 'Créditos usados',
      body: [
        'Un mensaje se entrega al instante. Eso lo aceptas al hacer el pedido, y por eso los créditos usados no se devuelven. Si algo falló por nuestra parte, lo arreglamos, claro.',
      ],
    },
    {
      id: 'unanswered',
      title: 'Sin respuesta de un perfil ficticio',
      only: 'desk',
      body: [
        'Si nuestro equipo no responde en {answer_hours} horas a un mensaje, una foto o un regalo para un perfil ficticio, esos créditos vuelven solos. Si ya te devolvimos el dinero de créditos que habías usado, los créditos que vuelven se destinan primero a compensarlos.',
      ],
    },
    {
      id: 'premium',
      title: '¿Y premium?',
      body: [
        'Si tu primera y única compra se reembolsa por completo, dejas de ser premium. Tras un reembolso parcial lo sigues siendo.',
      ],
    },
    {
      id: 'form',
      title: 'Modelo de formulario de desistimiento',
      only: 'eu',
      body: [
        'Puedes usar este texto, aunque no es obligatorio: «A {company}, {address}, {city}, {support_email}: desisto de mi contrato de compra de créditos. Pedido el: … Nombre: … Correo de mi cuenta: … Fecha: …»',
      ],
    },
  ],
}
