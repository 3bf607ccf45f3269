/**
 * ISO codes of the countries whose numbers get codes by text message by default: the European Economic Area, the United Kingdom with the
 * islands in its numbering plan, Switzerland, the United States, Canada and Australia.
 */
export const codeCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK GB GG IM JE CH US CA AU'.split(' ')
