import { textsByName } from '../textsByName.ts'

export const translations = { common: textsByName(import.meta.glob<object>('./*.json', { eager: true, import: 'default' })) }
