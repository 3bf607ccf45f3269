/**
 * ISO codes of the countries whose numbers get codes by text message unless the configuration says otherwise: the European Economic
 * Area, the United Kingdom with the islands that share its numbering plan, Switzerland, the United States, Canada and Australia.
 */
export const codeCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK GB GG IM JE CH US CA AU'.split(' ')
