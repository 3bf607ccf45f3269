import type { TestimonialTexts } from '../../../src/api/schemas/testimonials.ts'

/** Invented testimonials for the demo world, marked as examples. */
export const exampleTestimonials: TestimonialTexts = {
  fr: {
    couples: [
      {
        text: '« Nous avions peur d’y passer nos soirées. En une pause déjeuner, notre projet était décrit et trois personnes formidables nous avaient lus. »',
        name: 'Inès et Thomas',
        place: 'Mariage au bord du lac d’Annecy',
      },
      {
        text: '« Les prix étaient affichés, les réponses précises. Nous avons choisi celle qui avait compris notre famille dès le premier appel. »',
        name: 'Sofia et Marc',
        place: 'Mariage champêtre près de Bordeaux',
      },
    ],
    providers: [
      {
        text: 'Je sais en deux minutes si une demande est pour moi : la date, le lieu, le budget, tout est là avant que je ne décide.',
        name: 'Hélène',
        place: 'wedding planner à Annecy',
      },
      {
        text: 'Moins de demandes, mais des couples qui savent ce qu’ils cherchent.',
        name: 'Marc',
        place: 'domaine près de Beaune',
      },
    ],
  },
  en: {
    couples: [
      {
        text: '“We were afraid it would take our evenings. In one lunch break our project was described and three wonderful people had read it.”',
        name: 'Inès and Thomas',
        place: 'A wedding on Lake Annecy',
      },
      {
        text: '“The prices were there, the answers precise. We chose the one who understood our family from the first call.”',
        name: 'Sofia and Marc',
        place: 'A country wedding near Bordeaux',
      },
    ],
    providers: [
      {
        text: 'Two minutes tell me whether a request is for me: date, place and budget are all there before I decide.',
        name: 'Hélène',
        place: 'wedding planner in Annecy',
      },
      {
        text: 'Fewer requests, but from couples who know what they are looking for.',
        name: 'Marc',
        place: 'estate near Beaune',
      },
    ],
  },
  nl: {
    couples: [
      {
        text: '“We waren bang dat het onze avonden zou kosten. In één middagpauze was ons project beschreven en hadden drie geweldige mensen ons gelezen.”',
        name: 'Inès en Thomas',
        place: 'Bruiloft aan het meer van Annecy',
      },
      {
        text: '“De prijzen stonden erbij, de antwoorden waren precies. We kozen voor haar die onze familie vanaf het eerste gesprek had begrepen.”',
        name: 'Sofia en Marc',
        place: 'Landelijke bruiloft bij Bordeaux',
      },
    ],
    providers: [
      {
        text: 'In twee minuten weet ik of een aanvraag iets voor mij is: datum, plaats, budget, alles staat er voordat ik beslis.',
        name: 'Hélène',
        place: 'weddingplanner in Annecy',
      },
      {
        text: 'Minder aanvragen, maar koppels die weten wat ze zoeken.',
        name: 'Marc',
        place: 'landgoed bij Beaune',
      },
    ],
  },
  de: {
    couples: [
      {
        text: '„Wir hatten Angst, unsere Abende damit zu verbringen. Nach einer Mittagspause war unser Projekt beschrieben, und drei wunderbare Menschen hatten uns gelesen.“',
        name: 'Inès und Thomas',
        place: 'Hochzeit am See von Annecy',
      },
      {
        text: '„Die Preise standen da, die Antworten waren genau. Wir haben uns für die entschieden, die unsere Familie vom ersten Anruf an verstanden hat.“',
        name: 'Sofia und Marc',
        place: 'Landhochzeit bei Bordeaux',
      },
    ],
    providers: [
      {
        text: 'In zwei Minuten weiß ich, ob eine Anfrage zu mir passt: Datum, Ort, Budget, alles ist da, bevor ich mich entscheide.',
        name: 'Hélène',
        place: 'Wedding Planner in Annecy',
      },
      {
        text: 'Weniger Anfragen, aber von Paaren, die wissen, was sie suchen.',
        name: 'Marc',
        place: 'Landgut bei Beaune',
      },
    ],
  },
  it: {
    couples: [
      {
        text: '«Temevamo di passarci le serate. In una pausa pranzo il nostro progetto era descritto e tre persone splendide ci avevano letti.»',
        name: 'Inès e Thomas',
        place: 'Matrimonio sul lago di Annecy',
      },
      {
        text: '«I prezzi erano indicati, le risposte precise. Abbiamo scelto quella che aveva capito la nostra famiglia fin dalla prima telefonata.»',
        name: 'Sofia e Marc',
        place: 'Matrimonio in campagna vicino a Bordeaux',
      },
    ],
    providers: [
      {
        text: 'In due minuti so se una richiesta fa per me: la data, il luogo, il budget, c’è tutto prima che io decida.',
        name: 'Hélène',
        place: 'wedding planner ad Annecy',
      },
      {
        text: 'Meno richieste, ma da coppie che sanno che cosa cercano.',
        name: 'Marc',
        place: 'tenuta vicino a Beaune',
      },
    ],
  },
  es: {
    couples: [
      {
        text: '«Temíamos dedicarle todas nuestras noches. En una pausa para comer, nuestro proyecto estaba descrito y tres personas estupendas ya nos habían leído».',
        name: 'Inès y Thomas',
        place: 'Boda a orillas del lago de Annecy',
      },
      {
        text: '«Los precios estaban a la vista; las respuestas eran precisas. Elegimos a la que había entendido a nuestra familia desde la primera llamada».',
        name: 'Sofia y Marc',
        place: 'Boda campestre cerca de Burdeos',
      },
    ],
    providers: [
      {
        text: 'En dos minutos sé si una solicitud es para mí: la fecha, el lugar, el presupuesto, todo está ahí antes de decidir.',
        name: 'Hélène',
        place: 'wedding planner en Annecy',
      },
      {
        text: 'Menos solicitudes, pero de parejas que saben lo que buscan.',
        name: 'Marc',
        place: 'finca cerca de Beaune',
      },
    ],
  },
  pt: {
    couples: [
      {
        text: '«Tínhamos receio de gastar nisto os nossos serões. Numa pausa de almoço, o nosso projeto estava descrito e três pessoas formidáveis já nos tinham lido.»',
        name: 'Inès e Thomas',
        place: 'Casamento à beira do lago de Annecy',
      },
      {
        text: '«Os preços estavam à vista, as respostas eram precisas. Escolhemos aquela que tinha compreendido a nossa família logo na primeira chamada.»',
        name: 'Sofia e Marc',
        place: 'Casamento no campo, perto de Bordéus',
      },
    ],
    providers: [
      {
        text: 'Em dois minutos sei se um pedido é para mim: a data, o local, o orçamento, está lá tudo antes de eu decidir.',
        name: 'Hélène',
        place: 'wedding planner em Annecy',
      },
      {
        text: 'Menos pedidos, mas de casais que sabem o que procuram.',
        name: 'Marc',
        place: 'quinta perto de Beaune',
      },
    ],
  },
}
