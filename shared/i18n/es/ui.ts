import type { Translation } from '../languages.ts'
import type { ui as source } from '../nl/ui.ts'

export const ui = {
  waysIn: {
    signup: 'Registrarme gratis',
    login: 'Iniciar sesión',
  },
  close: 'Cerrar',
  dismiss: 'Ocultar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  day: 'día',
  month: 'mes',
  year: 'año',
  dayPlaceholder: 'DD',
  monthPlaceholder: 'MM',
  yearPlaceholder: 'AAAA',
  gender: {
    male: 'Hombre',
    female: 'Mujer',
  },
  cancel: 'Cancelar',
  emailSuggestion: '¿Querías decir {email}?',
  fictional: 'Ficticio',
  consent: {
    title: '¿Podemos recordar cómo llegaste aquí?',
    text: 'Si dices que sí, este dispositivo recuerda durante {days} días a través de qué socio llegaste, y contamos esta visita sin tu nombre. Si dices que no, este dispositivo solo guarda tu respuesta.',
    accept: 'Sí, de acuerdo',
    refuse: 'No, mejor no',
    granted: 'Has aceptado que recordemos a través de qué socio llegaste.',
    refused: 'No has aceptado que recordemos a través de qué socio llegaste.',
    change: 'Cambiar la elección',
  },
} as const satisfies Translation<typeof source>
