import type { DemoTexts } from './demoTexts.ts'

export const spanishTexts: DemoTexts = {
  inTown: (town) => `en ${town}`,
  planner: {
    opening: [
      ({ company, inTown, years }) =>
        `${company} nació ${inTown} hace ${years} años de un deseo sencillo: que los novios vivan su día en lugar de dirigirlo.`,
      ({ company, inTown }) => `${company} imagina ${inTown} y alrededores bodas que se parecen a ustedes, sin modelos ni catálogos.`,
      ({ company, years }) => `Desde hace ${years} años, ${company} acompaña a las parejas desde el primer café hasta el último baile.`,
      ({ company, inTown }) => `${company} es un pequeño estudio ${inTown}: pocas bodas al año, para conocer bien cada una.`,
      ({ inTown }) => `Detrás de cada fiesta lograda hay meses de pequeños detalles. Son nuestro oficio, ${inTown} y mucho más allá.`,
    ],
    approach: [
      'Empezamos por escuchar; después ponemos por escrito un presupuesto sincero, partida por partida, mucho antes de hablar de flores y luces.',
      'Solo proponemos proveedores con los que ya hemos trabajado y a los que volveríamos a llamar.',
      'Nuestro estilo: materiales naturales, luz cálida, mucho verde y cuidado en los detalles que no se ven.',
      'Un calendario compartido muestra en todo momento qué está decidido, qué viene después y quién se ocupa.',
      'Religiosa, civil o simbólica, para dos o para doscientos: cambia la forma, no el cuidado.',
    ],
    closing: [
      'La primera conversación es gratuita y sin compromiso.',
      'Cuéntennos su historia: solemos responder el mismo día.',
      'Viajamos con gusto, dentro y fuera del país.',
      'Ese día solo les quedará una cosa por hacer: decir que sí.',
    ],
  },
  venue: {
    opening: [
      ({ company, inTown }) =>
        `${company} les recibe ${inTown}, al final de un camino de olivos, entre muros de piedra y un jardín antiguo.`,
      ({ company, years }) =>
        `Desde hace ${years} años, ${company} acoge una veintena de bodas por temporada, nunca dos en el mismo fin de semana.`,
      ({ company }) => `Un patio, un invernadero, una terraza al atardecer: ${company} tiene un lugar para cada hora del día.`,
    ],
    approach: [
      'El salón recibe a 180 invitados sentados; el jardín se presta a ceremonias civiles y largos cócteles.',
      'La casa es suya de viernes a domingo, con mobiliario, vajilla y un equipo en el lugar.',
      'El catering es de libre elección; con gusto recomendamos a quienes ya conocen nuestra cocina.',
    ],
    closing: [
      'Se visita con cita, mejor al final de la tarde, cuando la luz es más bonita.',
      'Doce habitaciones alojan a los invitados más cercanos.',
      'Para la lluvia hay un plan casi igual de bonito.',
    ],
  },
  experience: [
    ({ years }) => `${years} temporadas, más de ${years * 13} bodas y, la víspera, siempre los mismos nervios.`,
    ({ years }) => `${years} años de eventos, primero en hoteles y luego por cuenta propia.`,
    ({ inTown, years }) => `Una red construida ${inTown} en ${years} años: artesanos, músicos, oficiantes y rincones secretos.`,
  ],
  strengths: [
    'Una sola persona de contacto',
    'Presupuesto que se cumple',
    'Artesanos de la zona',
    'Ceremonias a medida',
    'Atención por la tarde y el fin de semana',
    'Plan B por escrito',
    'Bodas bilingües',
    'Decoración floral',
    'Opciones sostenibles',
    'Coordinación discreta',
    'Negociación con proveedores',
    'Bodas pequeñas bienvenidas',
  ],
  serviceText: [
    'De la organización completa a la coordinación del día, cada fórmula se adapta a ustedes y se detalla en el presupuesto.',
    'Nuestros honorarios son fijos y conocidos desde el principio; no aceptamos comisiones de los proveedores.',
    'Cada acompañamiento incluye una reunión al mes, un calendario compartido y dos personas en el lugar el día de la boda.',
  ],
  services: {
    CONSULTING_SERVICES: [
      'Dos horas para ordenar presupuesto, calendario y prioridades.',
      'Una mirada externa para quienes organizan por su cuenta y ven crecer las preguntas.',
    ],
    CORPORATE_EVENTS: [
      'Jornadas, cenas y aniversarios de empresa, del espacio al último taxi.',
      'Una fiesta de empresa de la que se habla el lunes, sin ocupar a su equipo.',
    ],
    DAY_COORDINATION: [
      'Tomamos el relevo seis semanas antes y cuidamos el día desde el montaje hasta el último invitado.',
      'Ustedes lo han preparado todo; nosotros hacemos que ocurra así.',
    ],
    FULL_PLANNING: [
      'De la búsqueda del lugar al último brindis: nos ocupamos de todo y ustedes deciden lo esencial.',
      'De doce a dieciocho meses juntos: presupuesto, lugar, proveedores, decoración, ceremonia y coordinación.',
    ],
    PARTIAL_PLANNING: [
      'El lugar o algunos proveedores ya están elegidos: completamos el equipo y llevamos el calendario.',
      'Una organización compartida: conserven lo que les gusta y déjennos el resto.',
    ],
    PRIVATE_EVENTS: [
      'Cumpleaños, bautizos, bodas de oro: el mismo cuidado a otra escala.',
      'Una buena mesa, las personas adecuadas y alguien que se ocupa del resto.',
    ],
    SECULAR_CEREMONY: [
      'Una ceremonia escrita con ustedes, a partir de sus recuerdos.',
      'Palabras, rituales y música, en español o en dos idiomas.',
    ],
    VENDOR_SEARCH: [
      'Tres propuestas por partida, libres en su fecha y dentro de su presupuesto.',
      'Buscamos, comparamos y negociamos; ustedes eligen.',
    ],
    WEDDING_DESIGN: [
      'Colores, flores, papelería y luz: un diseño coherente, dibujado antes de montarse.',
      'Una imagen completa, de la invitación a las velas de la última mesa.',
    ],
  },
  greeting: ['Buenos días:', 'Buenos días: su perfil nos ha gustado mucho.', 'Hola:'],
  wedding: [
    ({ day, inTown, guests }) => `Nos casamos el ${day} ${inTown}, con unos ${guests} invitados.`,
    ({ day, inTown, guests }) => `La fecha está elegida, el ${day}, y seremos unos ${guests} ${inTown}.`,
  ],
  party: ({ day, inTown, guests }) => `Estamos preparando una fiesta ${inTown} para el ${day}; seremos más o menos ${guests}.`,
  wish: [
    'Los dos trabajamos mucho y buscamos a alguien de confianza que nos acompañe de principio a fin.',
    'El lugar ya está reservado; faltan el catering, la música y, sobre todo, alguien que coordine el día.',
  ],
  weddingWish: [
    'Nos gustaría un día sencillo y cálido, con una ceremonia al aire libre y una larga cena bajo los árboles.',
    'Parte de la familia viene del extranjero: una ceremonia bilingüe nos haría mucha ilusión.',
  ],
  farewell: [
    '¿Estarían disponibles? Muchas gracias de antemano.',
    '¿Podrían decirnos si la fecha está libre y cómo trabajan? ¡Muchas gracias!',
    'Quedamos a la espera de su respuesta.',
  ],
  reachUs: (phone) => `También pueden llamarnos al ${phone}.`,
  themes: ['Jardín mediterráneo', 'Olivos y lino', 'Patio andaluz', 'Años veinte', 'Junto al mar', 'Rústico elegante'],
  otherEvents: ['Bodas de oro de mis padres', 'Fiesta de jubilación', 'Reunión familiar'],
  rejectionNotes: ['En esas fechas estamos de vacaciones.', 'No aceptamos más fechas para esta temporada.'],
}
