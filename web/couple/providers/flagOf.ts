import type { Language } from '../../../src/domain/locale.ts'
import de from './flags/de.svg'
import en from './flags/en.svg'
import es from './flags/es.svg'
import fr from './flags/fr.svg'
import it from './flags/it.svg'
import nl from './flags/nl.svg'
import pt from './flags/pt.svg'

/** Address of the flag that stands for a language. */
export const flagOf: Readonly<Record<Language, string>> = { de, en, es, fr, it, nl, pt }
