import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Bloqueos y protección',
  lead: 'Cuándo bloqueamos una cuenta, cómo bloqueas tú a alguien y cómo madres y padres pueden cerrar el acceso a este sitio.',
  sections: [
    {
      id: 'members',
      title: 'Cuándo bloqueamos una cuenta',
      body: [
        'Bloqueamos a quien acosa, estafa, se hace pasar por otra persona, hace publicidad o tiene menos de {minimum_age} años. En casos más leves damos una advertencia o suspendemos la cuenta por {suspension_days} días.',
        'Si sospechamos que alguien es menor de edad, o vemos señales de abuso infantil, suspendemos la cuenta de inmediato hasta que decida otra persona del equipo. Denunciamos las imágenes de abuso infantil ante una línea de denuncia o la policía.',
        'Cada bloqueo definitivo lo decide una persona, no una máquina. Solo donde la ley exige una verificación de edad, su resultado puede suspender una cuenta automáticamente, hasta que decida una persona. El correo sobre una decisión explica el motivo y lleva un enlace para oponerse; entonces lo revisa otra persona.',
        'Una cuenta bloqueada ya no la ve nadie y no permite iniciar sesión. Los créditos comprados sin usar se pueden reclamar en {support_email}.',
      ],
    },
    {
      id: 'yourself',
      title: 'Cómo bloqueas tú a alguien',
      body: [
        'Abre el perfil y elige «Bloquear» en el menú. La conversación y los likes desaparecen para los dos, y esa persona ya no puede ver tu perfil ni contactar contigo. En tus ajustes ves a quién has bloqueado y puedes deshacerlo.',
        'Cuéntanos también qué pasó en [Quejas](/complaints). Así guardamos lo necesario para valorarlo.',
      ],
    },
    {
      id: 'parents',
      title: 'Para madres y padres',
      body: [
        '{site} es solo para adultos. Así cierras el acceso en casa:',
        [
          'iPhone y iPad: Ajustes, Tiempo de uso, Contenido y privacidad, Contenido web, limitar sitios web para adultos.',
          'Android: Google Family Link, Restricciones de contenido, Google Chrome.',
          'Windows: Microsoft Family Safety, Filtros de contenido.',
          'Mac: Ajustes del Sistema, Tiempo de uso, Contenido y privacidad.',
          'Tu router o proveedor de internet: a menudo hay un filtro para toda la casa.',
        ],
        '¿Crees que un menor tiene una cuenta aquí? Cuéntalo en [Quejas](/complaints). Es lo primero que atendemos.',
      ],
    },
  ],
}
