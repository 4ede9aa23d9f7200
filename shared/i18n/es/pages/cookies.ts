import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Cookies',
  lead: 'Usamos el mínimo posible de cookies. Ninguna es para publicidad y ninguna es de terceros.',
  sections: [
    {
      id: 'needed',
      title: 'Necesarias para que el sitio funcione',
      body: [
        'Para estas no hace falta pedirte consentimiento:',
        [
          '__Host-session: mantiene tu sesión abierta, {session_days} días desde tu última visita.',
          'signed_in: le dice a la página que hay una sesión, {session_days} días.',
          '__Host-device: reconoce un dispositivo en el que ya iniciaste sesión, para que otros no puedan bloquearte el acceso y se note si un miembro bloqueado o suspendido se registra o entra con otra cuenta, un año.',
          'language: tu idioma, un año.',
          '__Host-minor: recuerda que aquí se indicó una fecha de nacimiento por debajo de la edad mínima, {minor_hours} horas.',
        ],
      ],
    },
    {
      id: 'device',
      title: 'Qué más recuerda tu navegador',
      body: [
        'Esto se queda solo en tu dispositivo y no nos llega:',
        [
          'qué avisos has cerrado;',
          'un mensaje o una queja sin enviar, hasta que lo envías, cierras sesión o, como visitante, cierras la pestaña;',
          'una foto elegida para una conversación y aún no enviada, hasta que la envías, la quitas o cierras sesión;',
          'desde qué página fuiste a comprar créditos, hasta que vuelves o cierras sesión;',
          'para qué cuenta está activado el push aquí y cuándo lo comprobamos por última vez, hasta que lo desactivas o cierras sesión;',
          'si podemos recordar a través de qué socio llegaste, medio año;',
          'un código de descuento introducido y la localidad que encontramos para tu ubicación, hasta que cierras la pestaña o la sesión;',
          'cuándo se volvió a cargar sola la página por última vez, hasta que cierras la pestaña;',
          'el idioma del enlace por el que llegaste, hasta que cierras la pestaña;',
          'si el sitio es claro u oscuro, si los atajos de teclado están activos y cuándo te mostramos el último like nuevo;',
          'tus respuestas al registrarte, hasta que cierras la pestaña.',
        ],
      ],
    },
    {
      id: 'consent',
      title: 'Solo con tu consentimiento',
      body: [
        'Si llegas desde el sitio de un socio y lo aceptas, recordamos cuál fue durante {partner_days} días. Si dices que no, lo olvidamos en cuanto cierras el sitio. Si no llegas desde un socio, no preguntamos nada.',
      ],
    },
    {
      id: 'remove',
      title: 'Borrarlas',
      body: [
        'En tu navegador puedes borrar las cookies y los datos de {site} en cualquier momento. Al hacerlo se cierra tu sesión.',
      ],
    },
  ],
}
