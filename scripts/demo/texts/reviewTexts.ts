import type { DemoLanguage } from '../demoLanguage.ts'

/** Sentences of reviews in one language: an opening and a detail make a couple's, the others stand alone. */
export interface ReviewTexts {
  /** Two names of a couple. */
  readonly both: (first: string, second: string) => string
  readonly glad: readonly string[]
  /** The beginnings of reviews with a criticism. */
  readonly mixed: readonly string[]
  readonly details: readonly string[]
  readonly guests: string
  readonly parents: string
  readonly recommendation: string
  readonly replies: readonly string[]
}

export const reviewTexts: Readonly<Record<DemoLanguage, ReviewTexts>> = {
  fr: {
    both: (first, second) => `${first} et ${second}`,
    glad: [
      'Une journée exactement comme nous l’avions rêvée.',
      'Nous n’avons eu qu’à profiter, du premier café au dernier slow.',
      'Une écoute rare, et un calme qui nous a fait le plus grand bien.',
      'Nous étions à l’autre bout du pays, et pourtant jamais seuls.',
      'Tout le monde nous en parle encore, et nous savons à qui nous le devons.',
    ],
    mixed: ['Un très beau jour, malgré des réponses parfois un peu lentes au printemps.'],
    details: [
      'Le budget a été tenu au centime près, et chaque prestataire proposé était le bon.',
      'Quand la pluie est arrivée, tout était déjà prêt sous la verrière : personne n’a rien remarqué.',
      'Nos parents parlent encore des fleurs et de la façon dont chacun a été accueilli.',
      'Le planning partagé nous a évité bien des nuits blanches.',
    ],
    guests: 'Invités pour deux jours, nous n’avons jamais eu à chercher où aller : tout était fléché, chaleureux et joyeux.',
    parents: 'Voir notre fille aussi sereine ce jour-là valait tous les discours. Merci à toute l’équipe.',
    recommendation: 'Nous travaillons ensemble depuis plusieurs saisons : tout est clair, préparé et toujours à l’heure.',
    replies: [
      'Merci pour votre confiance, ce fut un bonheur de préparer cette journée avec vous.',
      'Merci beaucoup ! Nous repensons souvent à votre entrée dans la salle.',
    ],
  },
  en: {
    both: (first, second) => `${first} and ${second}`,
    glad: [
      'The day was exactly what we had dreamt of.',
      'All we had to do was enjoy ourselves, from the first coffee to the last dance.',
      'A rare gift for listening, and a calm that did us a world of good.',
      'We lived at the other end of the country, and yet we were never on our own.',
      'Everyone still talks about it, and we know whom we owe it to.',
    ],
    mixed: ['A lovely day, though answers could be a little slow in spring.'],
    details: [
      'The budget was kept to the penny, and every supplier we were shown was the right one.',
      'When the rain came, everything stood ready in the orangery: nobody noticed a thing.',
      'Our parents still talk about the flowers and the welcome everyone was given.',
      'The shared schedule saved us many a sleepless night.',
    ],
    guests: 'As guests for two days we never once had to ask where to go: all was signposted, warm and cheerful.',
    parents: 'To see our daughter so serene that day was worth all the speeches. Thank you to the whole team.',
    recommendation: 'We have worked together for several seasons: everything is clear, prepared and always on time.',
    replies: [
      'Thank you for your trust, it was a joy to prepare the day with you.',
      'Thank you so much! We often think of the moment you walked in.',
    ],
  },
  nl: {
    both: (first, second) => `${first} en ${second}`,
    glad: [
      'De dag was precies zoals we hem hadden gedroomd.',
      'We hoefden alleen maar te genieten, van de eerste koffie tot de laatste dans.',
      'Iemand die echt luistert, en een rust die ons heel goed heeft gedaan.',
      'We woonden aan de andere kant van het land en stonden er toch nooit alleen voor.',
      'Iedereen heeft het er nog over, en wij weten aan wie we dat te danken hebben.',
    ],
    mixed: ['Een prachtige dag, al kwamen de antwoorden in het voorjaar soms wat traag.'],
    details: [
      'Het budget klopte tot op de cent en elke leverancier was een schot in de roos.',
      'Toen het begon te regenen, stond binnen alles al klaar: niemand heeft iets gemerkt.',
      'Onze ouders praten nog altijd over de bloemen en de warme ontvangst.',
      'De gedeelde planning heeft ons heel wat slapeloze nachten bespaard.',
    ],
    guests: 'Als gasten hoefden we twee dagen lang nooit te vragen waar we moesten zijn: alles was duidelijk, warm en vrolijk.',
    parents: 'Onze dochter die dag zo rustig zien was meer waard dan alle toespraken. Dank aan het hele team.',
    recommendation: 'We werken al enkele seizoenen samen: alles is duidelijk, voorbereid en altijd op tijd.',
    replies: [
      'Bedankt voor het vertrouwen, het was een plezier om deze dag met jullie voor te bereiden.',
      'Heel erg bedankt! We denken nog vaak terug aan jullie intrede.',
    ],
  },
  de: {
    both: (first, second) => `${first} und ${second}`,
    glad: [
      'Der Tag war genau so, wie wir ihn uns erträumt hatten.',
      'Wir durften einfach genießen, vom ersten Kaffee bis zum letzten Tanz.',
      'Hier wird wirklich zugehört, und die Ruhe hat uns sehr gutgetan.',
      'Wir wohnten am anderen Ende des Landes und waren doch nie allein.',
      'Alle sprechen noch davon, und wir wissen, wem wir das verdanken.',
    ],
    mixed: ['Ein wunderschöner Tag, auch wenn die Antworten im Frühjahr manchmal etwas dauerten.'],
    details: [
      'Das Budget wurde auf den Cent genau eingehalten, und jeder Vorschlag hat gepasst.',
      'Als der Regen kam, stand im Saal schon alles bereit: Niemand hat etwas gemerkt.',
      'Unsere Eltern sprechen noch heute von den Blumen und vom herzlichen Empfang.',
      'Der gemeinsame Zeitplan hat uns manche schlaflose Nacht erspart.',
    ],
    guests: 'Als Gäste mussten wir zwei Tage lang nie fragen, wohin: Alles war ausgeschildert, herzlich und fröhlich.',
    parents: 'Unsere Tochter an diesem Tag so gelassen zu sehen, war mehr wert als jede Rede. Dank an das ganze Team.',
    recommendation: 'Wir arbeiten seit mehreren Saisons zusammen: Alles ist klar, vorbereitet und immer pünktlich.',
    replies: [
      'Vielen Dank für das Vertrauen, es war eine Freude, diesen Tag mit Ihnen vorzubereiten.',
      'Herzlichen Dank! Wir denken noch oft an Ihren Einzug zurück.',
    ],
  },
  it: {
    both: (first, second) => `${first} e ${second}`,
    glad: [
      'Una giornata esattamente come l’avevamo sognata.',
      'Abbiamo dovuto soltanto godercela, dal primo caffè all’ultimo ballo.',
      'Una rara capacità di ascolto, e una calma che ci ha fatto un gran bene.',
      'Vivevamo dall’altra parte del paese, eppure non ci siamo mai sentiti soli.',
      'Ne parlano ancora tutti, e noi sappiamo a chi lo dobbiamo.',
    ],
    mixed: ['Una giornata bellissima, anche se in primavera le risposte a volte si facevano attendere.'],
    details: [
      'Il budget è stato rispettato al centesimo e ogni fornitore proposto era quello giusto.',
      'Quando è arrivata la pioggia, al coperto era già tutto pronto: nessuno si è accorto di nulla.',
      'I nostri genitori parlano ancora dei fiori e dell’accoglienza riservata a ciascuno.',
      'Il calendario condiviso ci ha risparmiato molte notti in bianco.',
    ],
    guests: 'Da invitati, in due giorni non abbiamo mai dovuto chiedere dove andare: tutto era indicato, caloroso e allegro.',
    parents: 'Vedere nostra figlia così serena quel giorno valeva tutti i discorsi. Grazie a tutta la squadra.',
    recommendation: 'Lavoriamo insieme da diverse stagioni: tutto è chiaro, preparato e sempre puntuale.',
    replies: [
      'Grazie della fiducia, è stata una gioia preparare questa giornata con voi.',
      'Grazie di cuore! Ripensiamo spesso al vostro ingresso in sala.',
    ],
  },
  es: {
    both: (first, second) => `${first} y ${second}`,
    glad: [
      'El día fue exactamente como lo habíamos soñado.',
      'Solo tuvimos que disfrutar, desde el primer café hasta el último baile.',
      'Sabe escuchar como pocos, y su calma nos hizo muchísimo bien.',
      'Vivíamos en la otra punta del país y, sin embargo, nunca nos sentimos solos.',
      'Todo el mundo sigue hablando de ello, y sabemos a quién se lo debemos.',
    ],
    mixed: ['Un día precioso, aunque en primavera las respuestas a veces tardaban un poco.'],
    details: [
      'El presupuesto se respetó al céntimo y cada proveedor propuesto era el adecuado.',
      'Cuando llegó la lluvia, a cubierto ya estaba todo listo: nadie se dio cuenta de nada.',
      'Nuestros padres siguen hablando de las flores y de lo bien que se recibió a todos.',
      'El calendario compartido nos ahorró muchas noches en vela.',
    ],
    guests: 'Como invitados, en dos días no tuvimos que preguntar ni una vez adónde ir: todo era claro, cálido y alegre.',
    parents: 'Ver a nuestra hija tan serena aquel día valía por todos los discursos. Gracias a todo el equipo.',
    recommendation: 'Trabajamos juntos desde hace varias temporadas: todo claro, preparado y siempre puntual.',
    replies: [
      'Gracias por la confianza, fue una alegría preparar este día con vosotros.',
      '¡Muchas gracias! Recordamos a menudo vuestra entrada en la sala.',
    ],
  },
  pt: {
    both: (first, second) => `${first} e ${second}`,
    glad: [
      'O dia foi exatamente como o tínhamos sonhado.',
      'Só tivemos de aproveitar, do primeiro café à última dança.',
      'Uma rara capacidade de ouvir, e uma calma que nos fez muito bem.',
      'Vivíamos do outro lado do país e, mesmo assim, nunca nos sentimos sós.',
      'Toda a gente ainda fala disso, e sabemos a quem o devemos.',
    ],
    mixed: ['Um dia lindíssimo, embora na primavera as respostas por vezes demorassem um pouco.'],
    details: [
      'O orçamento foi cumprido ao cêntimo e cada fornecedor proposto era o certo.',
      'Quando a chuva chegou, no interior já estava tudo pronto: ninguém deu por nada.',
      'Os nossos pais ainda falam das flores e da forma como todos foram recebidos.',
      'O calendário partilhado poupou-nos muitas noites em branco.',
    ],
    guests: 'Como convidados, em dois dias nunca tivemos de perguntar para onde ir: tudo era claro, caloroso e alegre.',
    parents: 'Ver a nossa filha tão serena nesse dia valeu por todos os discursos. Obrigado a toda a equipa.',
    recommendation: 'Trabalhamos juntos há várias épocas: tudo claro, preparado e sempre a horas.',
    replies: [
      'Obrigado pela confiança, foi uma alegria preparar este dia convosco.',
      'Muito obrigado! Lembramo-nos muitas vezes da vossa entrada na sala.',
    ],
  },
}
