import type { Translation } from '../languages.ts'
import type { ageCheck as source } from '../nl/age-check.ts'

export const ageCheck = {
  title: 'Demuestra que tienes la edad necesaria',
  why: 'Las normas del lugar donde vives nos exigen que se verifique tu edad antes de que veas a otros miembros. De eso se encarga {provider}, una empresa ajena a este sitio.',
  how: '{provider} te pide, en su propia página, una foto de la cara o un documento de identidad. A nosotros solo nos dice si tienes {age} años o más. Tu foto, tu documento y tu fecha de nacimiento no nos llegan.',
  shared:
    'A {provider} le damos una referencia de esta verificación y el límite de edad, no tu nombre ni tu correo. Guardamos el resultado, cuándo se dio, el nombre {provider} y la referencia.',
  start: 'Ir a {provider}',
  again: 'Volver a intentarlo',
  resume: 'Seguir en {provider}',
  daily: 'Puedes empezar {max} veces al día.',
  open: 'Aún no hay resultado. En cuanto {provider} lo dé, seguirás automáticamente.',
  failed:
    '{provider} no ha podido comprobar que tienes la edad necesaria. Inténtalo otra vez, por ejemplo con un documento de identidad.',
  under:
    'Según {provider}, tienes menos de {age} años. Lo decide una persona de nuestro equipo, no una máquina. Recibirás un correo.',
  passed: '{provider} confirma que tienes la edad necesaria. Ahora puedes acceder a todo.',
  passedTitle: 'Edad verificada',
  notNeededTitle: 'No hace falta verificarla',
  notNeeded: 'En este sitio no tienes que demostrar tu edad.',
  toMembers: 'Ver perfiles',
  meanwhile: 'Mientras tanto puedes acceder a todo lo tuyo, también a tus créditos y pagos.',
  profile: 'Tu perfil',
  settings: 'Ajustes',
  payments: 'Tus pagos',
  help: '¿No funciona? Escribe a {support_email}.',
  loadFailed: 'No hemos podido cargar esta página.',
} as const satisfies Translation<typeof source>
